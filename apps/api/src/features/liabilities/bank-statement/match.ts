import { daysBetween } from '@biuro/core/lib/date.ts';
import { differenceOf } from '@biuro/core/lib/money.ts';
import { periodParts } from '@biuro/core/poland/period.ts';
import type { StatementLine } from './line.ts';

/** A liability that may have been paid. */
export interface Candidate {
  id: string;
  kind: string;
  account: string | null;
  amount: string;
  paid_amount: string | null;
  period: string;
  transfer_period: string | null;
  transfer_symbol: string | null;
  title: string | null;
  vat_number: string;
  due_date: string;
}

export type Reason = 'account' | 'amount' | 'title' | 'period';
export type Certainty = 'certain' | 'likely' | 'none';

export interface Proposal {
  line: StatementLine;
  candidate: Candidate | undefined;
  certainty: Certainty;
  reasons: Reason[];
}

interface Pair {
  line: StatementLine;
  candidate: Candidate;
  reasons: Reason[];
  /** Days between the transfer and the due date: the nearer candidate wins. */
  distance: number;
}

/**
 * Proposes which transfer paid which liability. Certain: account and amount agree, and no other liability fits as well.
 * Likely: the account with the period or the title, or the amount with both. Each liability is proposed once, for the
 * best line.
 */
export function matchLines(lines: StatementLine[], candidates: Candidate[], ownAccount: string | null): Proposal[] {
  const search = createSearch(candidates, ownAccount);
  const pairs = lines.flatMap((line) => pairsOf(line, search(line), ownAccount));
  const chosen = new Map<StatementLine, Pair>();
  const taken = new Set<Candidate>();
  for (const pair of pairs.toSorted((one, other) => weightOf(other) - weightOf(one) || one.distance - other.distance)) {
    if (chosen.has(pair.line) || taken.has(pair.candidate)) continue;
    chosen.set(pair.line, pair);
    taken.add(pair.candidate);
  }
  const byLine = Map.groupBy(pairs, ({ line }) => line);
  return lines.map((line) => {
    const pair = chosen.get(line);
    if (!pair) return { line, candidate: undefined, certainty: 'none', reasons: [] };
    const rivals = (byLine.get(line) ?? []).filter((other) => weightOf(other) === weightOf(pair));
    return { line, candidate: pair.candidate, certainty: certaintyOf(pair, rivals.length), reasons: pair.reasons };
  });
}

const WEIGHTS: Record<Reason, number> = { account: 8, amount: 4, period: 2, title: 1 };
const weightOf = ({ reasons }: Pair) => reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0);

function certaintyOf({ reasons }: Pair, alike: number): Certainty {
  return reasons.includes('account') && reasons.includes('amount') && alike === 1 ? 'certain' : 'likely';
}

type Search = (line: StatementLine) => Candidate[];

/** Looks up candidates by account or amount; others cannot match a line. */
function createSearch(candidates: Candidate[], ownAccount: string | null): Search {
  const byAccount = Map.groupBy(candidates, ({ account }) => account);
  const byAmount = new Map<string, Candidate[]>();
  for (const candidate of candidates)
    for (const amount of amountsOf(candidate)) byAmount.set(amount, [...(byAmount.get(amount) ?? []), candidate]);
  return (line) => {
    const payee = comesIn(line) ? ownAccount : line.account;
    const ofAccount = payee === null ? [] : (byAccount.get(payee) ?? []);
    return [...new Set([...ofAccount, ...(byAmount.get(line.amount.replace('-', '')) ?? [])])];
  };
}

function pairsOf(line: StatementLine, candidates: Candidate[], ownAccount: string | null): Pair[] {
  const words = wordsOf(line.title);
  return candidates.flatMap((candidate) => {
    const reasons = reasonsOf(line, words, candidate, ownAccount);
    if (!isEnough(reasons)) return [];
    return [{ line, candidate, reasons, distance: Math.abs(daysBetween(candidate.due_date, line.date)) }];
  });
}

const isEnough = (reasons: Reason[]) => {
  const has = (reason: Reason) => reasons.includes(reason);
  if (has('account')) return has('amount') || has('period') || has('title');
  return has('amount') && has('period') && has('title');
};

const comesIn = ({ amount }: StatementLine) => !amount.startsWith('-');

function reasonsOf(line: StatementLine, words: Words, candidate: Candidate, ownAccount: string | null): Reason[] {
  // An incoming transfer can only pay an invoice of the office to this account.
  if (comesIn(line) && (candidate.kind !== 'office' || candidate.account !== ownAccount)) return [];
  const payee = comesIn(line) ? ownAccount : line.account;
  return [
    ...(payee !== null && payee === candidate.account ? ['account' as const] : []),
    ...(amountsOf(candidate).includes(line.amount.replace('-', '')) ? ['amount' as const] : []),
    ...(namesTitle(words, candidate) ? ['title' as const] : []),
    ...(namesPeriod(words, candidate) ? ['period' as const] : []),
  ];
}

/** The full amount, and the rest after a partial payment. */
const amountsOf = ({ amount, paid_amount }: Candidate) =>
  paid_amount === null ? [amount] : [amount, differenceOf(amount, paid_amount)];

interface Words {
  text: string;
  /** Without hyphens, as in a NIP or the symbol of a form. */
  parts: string[];
}

function wordsOf(title: string): Words {
  const text = title.toUpperCase();
  return { text, parts: text.replaceAll('-', '').split(/[^\p{L}\p{N}]+/u) };
}

function namesPeriod({ text, parts }: Words, { period, transfer_period }: Candidate): boolean {
  if (transfer_period !== null && parts.includes(transfer_period)) return true;
  const { type, year, number } = periodParts(period);
  const month = String(number).padStart(2, '0');
  const written = type === 'month' ? [`${month}/${year}`, `${month}.${year}`, `${month}-${year}`, period] : [period];
  return written.some((way) => text.includes(way));
}

function namesTitle({ text, parts }: Words, { title, transfer_symbol, vat_number }: Candidate): boolean {
  if (title !== null && title.length > 3 && text.includes(title.toUpperCase())) return true;
  const symbol = transfer_symbol?.replaceAll('-', '');
  // Transfers to tax offices have titles such as `/TI/N1234563218/`.
  return parts.some((part) => part === symbol || part.endsWith(vat_number));
}
