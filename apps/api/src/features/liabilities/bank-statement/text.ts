import { isDate } from '@biuro/core/lib/date.ts';
import { parseMoney } from '@biuro/core/lib/money.ts';
import { parseNrb } from '@biuro/core/poland/nrb.ts';

/** Banks write UTF-8 or windows-1250: what is not valid UTF-8 is the latter. Undefined for a binary file. */
export function decodeStatement(body: Buffer): string | undefined {
  const text = decodeUtf8(body) ?? new TextDecoder('windows-1250').decode(body);
  // Some banks start each account with the character 1.
  return text.replaceAll('\u0001', '').includes('\0') ? undefined : text;
}

function decodeUtf8(body: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

const POINT_THOUSANDS = /^\d{1,3}(\.\d{3})+,\d{1,2}$/;
const COMMA_THOUSANDS = /^\d{1,3}(,\d{3})+\.\d{1,2}$/;

/** `1 234,56`, `-1.234,56`, `+500.00`, `1,234.56 PLN` as `1234.56`; undefined for anything else. */
export function readStatementAmount(written: string): string | undefined {
  const text = written
    .trim()
    .replace(/^'|'$/g, '')
    .replaceAll(/\s/g, '')
    .replace(/(PLN|zł)$/i, '');
  const sign = /^[-−–]/.test(text) ? '-' : '';
  const bare = text.replace(/^[-+−–]/, '');
  const plain = POINT_THOUSANDS.test(bare)
    ? bare.replaceAll('.', '')
    : COMMA_THOUSANDS.test(bare)
      ? bare.replaceAll(',', '')
      : bare;
  const money = /^[\d.,]+$/.test(plain) ? parseMoney(sign + plain) : undefined;
  return money?.valid ? money.amount : undefined;
}

const WRITTEN_DATE =
  /^(?:(?<y1>\d{4})[-./](?<m1>\d{2})[-./](?<d1>\d{2})|(?<d2>\d{2})[-./](?<m2>\d{2})[-./](?<y2>\d{4}))/;

/** `2026-03-20`, `20.03.2026`, `20/03/2026`, optionally with a time. */
export function readStatementDate(written: string): string | undefined {
  const { y1, m1, d1, y2, m2, d2 } = WRITTEN_DATE.exec(written.trim().replace(/^'/, ''))?.groups ?? {};
  const date = y1 ? `${y1}-${m1}-${d1}` : `${y2}-${m2}-${d2}`;
  return isDate(date) ? date : undefined;
}

/** Account numbers in a text, whatever their check digits. */
export const ACCOUNTS = /(?<!\d)(?:PL)?\d{2}(?:[ -]?\d{4}){6}(?!\d)/gi;

/** The account numbers in a text with valid check digits, each once. */
export function findAccounts(text: string): string[] {
  const written = text.match(ACCOUNTS) ?? [];
  const read = written.map(parseNrb);
  return [...new Set(read.flatMap((one) => (one.valid ? one.nrb : [])))];
}

export const findAccount = (text: string): string | null => findAccounts(text)[0] ?? null;

export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export const withoutDiacritics = (text: string): string =>
  text.replaceAll('ł', 'l').replaceAll('Ł', 'L').normalize('NFD').replaceAll(/\p{M}/gu, '');
