import { isDate } from '@biuro/core/lib/date.ts';
import { nrbCheckDigits } from '@biuro/core/poland/nrb.ts';
import type { RejectedLine, Statement, StatementLine } from './line.ts';
import { findAccount, findAccounts, oneLine, readStatementAmount } from './text.ts';

interface Field {
  tag: string;
  value: string;
  line: number;
}

export const isMt940 = (text: string): boolean => /^:20:/m.test(text) && /^:(25|60[FM]|61):/m.test(text);

/**
 * Parses SWIFT MT940 as Polish banks write it: `:61:` is a transfer, and the `:86:` after it has its details, in
 * subfields of two digits after a separator that each bank chooses (`~`, `^`, `<`, `+`, `?`). A file may have several
 * messages, each of one account and day.
 */
export function readMt940(text: string): Statement {
  const lines: StatementLine[] = [];
  const rejected: RejectedLine[] = [];
  const fields = fieldsOf(text);
  const currencies = currenciesOf(fields);
  const accounts: string[] = [];
  let account: string | null = null;
  for (const [index, field] of fields.entries()) {
    if (field.tag === '20') account = null;
    if (field.tag === '25') account = accountOfStatement(field.value);
    if (field.tag === '25' && account !== null) accounts.push(account);
    if (field.tag !== '61') continue;
    const next = fields[index + 1];
    const details = next?.tag === '86' ? next.value : '';
    const read = currencies[index] === 'PLN' ? readTransfer(field, details, account) : { reason: 'currency' as const };
    if ('reason' in read) rejected.push({ line: field.line, reason: read.reason });
    else lines.push(read);
  }
  return { format: 'mt940', account: accounts[0] ?? null, lines, rejected };
}

const BALANCE = /^(60[FM]|62[FM]|64)$/;

/** The currency at each field: that of the balance before it in its message, else of the one after it. */
function currenciesOf(fields: Field[]): string[] {
  const own = fields.map(({ tag, value }) => (BALANCE.test(tag) ? /^[CD]\d{6}([A-Z]{3})/.exec(value)?.[1] : undefined));
  const after: (string | undefined)[] = [];
  for (let index = fields.length - 1; index >= 0; index -= 1)
    after[index] = own[index] ?? (fields[index]?.tag === '20' ? undefined : after[index + 1]);
  let before: string | undefined;
  return fields.map(({ tag }, index) => {
    before = tag === '20' || tag === '25' ? undefined : (own[index] ?? before);
    return before ?? after[index] ?? 'PLN';
  });
}

/** Complete, or as bank and account without check digits. */
function accountOfStatement(value: string): string | null {
  const [, bank = '', account = ''] = /^\/?(?:PL)?(\d{8})\/?(\d{16})(?!\d)/.exec(value.replaceAll(' ', '')) ?? [];
  return findAccount(value) ?? (bank === '' ? null : nrbCheckDigits(bank + account) + bank + account);
}

/** A field begins with its tag and continues until the next one. */
function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const [, tag, value] = /^:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? [];
    const last = fields.at(-1);
    if (tag !== undefined && value !== undefined) fields.push({ tag, value, line: index + 1 });
    // Ends of messages and headers belong to no field.
    else if (last && !/^-?\}|^-$|^\{/.test(line)) last.value += `\n${line}`;
  }
  return fields;
}

const TRANSFER = /^(?<date>\d{6})(?:\d{4})?(?<mark>R?[CD])[A-Z]?(?<amount>\d{1,12}(?:,\d{0,2})?)/;

function readTransfer(
  { value, line }: Field,
  details: string,
  own_account: string | null,
): StatementLine | { reason: RejectedLine['reason'] } {
  const { date = '', mark = '', amount = '' } = TRANSFER.exec(value)?.groups ?? {};
  const day = `20${date.slice(0, 2)}-${date.slice(2, 4)}-${date.slice(4)}`;
  if (!isDate(day)) return { reason: 'date' };
  const read = readStatementAmount(amount.replace(/,$/, ''));
  if (read === undefined) return { reason: 'amount' };
  // A reversal (R) has the opposite direction.
  const leaves = mark === 'D' || mark === 'RC';
  return { line, date: day, amount: leaves ? `-${read}` : read, own_account, ...readDetails(details, own_account) };
}

/** The code of the operation, and the separator before each subfield. */
const STRUCTURED = /^\s*\d{0,4}\s*(?<separator>[~^<+?@$%&*!])\d{2}/;

/** Details may name the own account beside that of the other party. */
function readDetails(details: string, own: string | null): Pick<StatementLine, 'counterparty' | 'account' | 'title'> {
  const separator = STRUCTURED.exec(details)?.groups?.separator;
  const otherIn = (text: string) => findAccounts(text).find((account) => account !== own) ?? null;
  if (separator === undefined) return { counterparty: '', account: otherIn(details), title: oneLine(details) };
  const subfields = new Map<string, string>();
  for (const part of details.replaceAll('\n', '').split(separator).slice(1)) {
    const key = part.slice(0, 2);
    subfields.set(key, (subfields.get(key) ?? '') + part.slice(2));
  }
  const joined = (keys: string[]) => oneLine(keys.map((key) => subfields.get(key) ?? '').join(''));
  return {
    counterparty: joined(['27', '28']) && !subfields.has('32') ? joined(['27', '28']) : joined(['32', '33']),
    account: accountOf(subfields, otherIn),
    title: joined(['20', '21', '22', '23', '24', '25', '26']),
  };
}

/** The account is complete in one of three subfields, or without its check digits as bank and account. */
function accountOf(subfields: Map<string, string>, otherIn: (text: string) => string | null): string | null {
  const digits = (key: string) => (subfields.get(key) ?? '').replaceAll(/\D/g, '');
  for (const key of ['38', '31', '29']) {
    const whole = otherIn((subfields.get(key) ?? '').replaceAll(' ', ''));
    if (whole !== null) return whole;
  }
  const bankAndAccount = digits('30') + digits('31');
  return bankAndAccount.length === 24 ? otherIn(nrbCheckDigits(bankAndAccount) + bankAndAccount) : null;
}
