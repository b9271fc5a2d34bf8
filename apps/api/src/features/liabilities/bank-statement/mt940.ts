import { isDate } from '@biuro/core/lib/date.ts';
import { nrbCheckDigits } from '@biuro/core/poland/nrb.ts';
import type { RejectedLine, Statement, StatementLine } from './line.ts';
import { findAccount, oneLine, readStatementAmount } from './text.ts';

interface Field {
  tag: string;
  value: string;
  line: number;
}

export const isMt940 = (text: string): boolean => /^:20:/m.test(text) && /^:(25|60[FM]|61):/m.test(text);

/**
 * Parses SWIFT MT940 as Polish banks write it: `:61:` is a transfer, and the `:86:` after it has its details, in
 * subfields of two digits after a separator that each bank chooses (`~`, `^`, `<`, `+`, `?`). Several accounts or days
 * in one file are read as one statement.
 */
export function readMt940(text: string): Statement {
  const lines: StatementLine[] = [];
  const rejected: RejectedLine[] = [];
  const fields = fieldsOf(text);
  let currency = 'PLN';
  for (const [index, field] of fields.entries()) {
    if (/^60[FM]$/.test(field.tag)) currency = /^[CD]\d{6}([A-Z]{3})/.exec(field.value)?.[1] ?? currency;
    if (field.tag !== '61') continue;
    const next = fields[index + 1];
    const read =
      currency === 'PLN' ? readTransfer(field, next?.tag === '86' ? next.value : '') : { reason: 'currency' as const };
    if ('reason' in read) rejected.push({ line: field.line, reason: read.reason });
    else lines.push(read);
  }
  const account = findAccount(fields.find(({ tag }) => tag === '25')?.value ?? '');
  return { format: 'mt940', account, lines, rejected };
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

function readTransfer({ value, line }: Field, details: string): StatementLine | { reason: RejectedLine['reason'] } {
  const { date = '', mark = '', amount = '' } = TRANSFER.exec(value)?.groups ?? {};
  const day = `20${date.slice(0, 2)}-${date.slice(2, 4)}-${date.slice(4)}`;
  if (!isDate(day)) return { reason: 'date' };
  const read = readStatementAmount(amount.replace(/,$/, ''));
  if (read === undefined) return { reason: 'amount' };
  // A reversal (R) has the opposite direction.
  const leaves = mark === 'D' || mark === 'RC';
  return { line, date: day, amount: leaves ? `-${read}` : read, ...readDetails(details) };
}

/** The code of the operation, and the separator before each subfield. */
const STRUCTURED = /^\s*\d{0,4}\s*(?<separator>[~^<+?@$%&*!])\d{2}/;

function readDetails(details: string): Pick<StatementLine, 'counterparty' | 'account' | 'title'> {
  const separator = STRUCTURED.exec(details)?.groups?.separator;
  if (separator === undefined) return { counterparty: '', account: findAccount(details), title: oneLine(details) };
  const subfields = new Map<string, string>();
  for (const part of details.replaceAll('\n', '').split(separator).slice(1)) {
    const key = part.slice(0, 2);
    subfields.set(key, (subfields.get(key) ?? '') + part.slice(2));
  }
  const joined = (keys: string[]) => oneLine(keys.map((key) => subfields.get(key) ?? '').join(''));
  return {
    counterparty: joined(['27', '28']) && !subfields.has('32') ? joined(['27', '28']) : joined(['32', '33']),
    account: accountOf(subfields),
    title: joined(['20', '21', '22', '23', '24', '25', '26']),
  };
}

/** The account is complete in one of three subfields, or without its check digits as bank and account. */
function accountOf(subfields: Map<string, string>): string | null {
  const digits = (key: string) => (subfields.get(key) ?? '').replaceAll(/\D/g, '');
  for (const key of ['38', '31', '29']) {
    const whole = findAccount((subfields.get(key) ?? '').replaceAll(' ', ''));
    if (whole !== null) return whole;
  }
  const bankAndAccount = digits('30') + digits('31');
  return bankAndAccount.length === 24 ? nrbCheckDigits(bankAndAccount) + bankAndAccount : null;
}
