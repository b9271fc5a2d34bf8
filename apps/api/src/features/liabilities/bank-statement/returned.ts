import type { StatementLine } from './line.ts';
import { withoutDiacritics } from './text.ts';

const SAYS_RETURN = /zwrot|zwroc|storno|odrzuc|niezrealiz|odwolan|return|reversal/i;

/** Transfers whose money came back on the same statement, and those that brought it back. */
export function findReturned(lines: StatementLine[]): Set<StatementLine> {
  const returned = new Set<StatementLine>();
  const byAmount = Map.groupBy(lines, ({ amount, own_account }) => `${own_account} ${amount.replace('-', '')}`);
  for (const alike of byAmount.values()) {
    if (!alike.some(comesIn) || alike.every(comesIn)) continue;
    const byDate = alike.toSorted((one, other) => one.date.localeCompare(other.date));
    for (const back of byDate) {
      const sent = byDate.findLast((one) => !returned.has(one) && !returned.has(back) && bringsBack(back, one));
      if (sent) returned.add(sent).add(back);
    }
  }
  return returned;
}

const comesIn = ({ amount }: StatementLine) => !amount.startsWith('-');

/** Banks often leave out the account of the other party when money comes back. */
function bringsBack(back: StatementLine, sent: StatementLine): boolean {
  if (comesIn(sent) === comesIn(back) || back.date < sent.date) return false;
  if (SAYS_RETURN.test(withoutDiacritics(`${back.title} ${back.counterparty}`))) return true;
  return back.account === null ? comesIn(back) : back.account === sent.account;
}
