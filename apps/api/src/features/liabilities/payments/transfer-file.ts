import { toGrosze } from '@biuro/core/lib/money.ts';
import type { TaxPayer } from '@biuro/core/poland/tax-account.ts';
import { toWindows1250 } from './windows-1250.ts';

/** One transfer of a file for the bank. */
export interface FileTransfer {
  /** Execution date. */
  date: string;
  amount: string;
  recipient: string;
  account: string;
  title: string;
  /** For a transfer to a tax office; null otherwise. */
  tax: { symbol: string; period: string; payer: TaxPayer } | null;
}

export interface Payer {
  name: string;
  /** 26 digits. */
  account: string;
}

/** Types of orders: an ordinary transfer, and one to a tax office. */
const ORDINARY = '51';
const TO_TAX_OFFICE = '71';
/** Texts have four lines of this length. */
const LINE = 35;

/**
 * Transfers in the format Elixir-0, which the online banking of most Polish banks imports: one line each, texts in
 * quotation marks, their lines separated by `|`, in windows-1250.
 */
export const transferFile = (payer: Payer, transfers: FileTransfer[]): Buffer =>
  toWindows1250(transfers.map((transfer) => `${lineOf(payer, transfer)}\r\n`).join(''));

function lineOf(payer: Payer, { date, amount, recipient, account, title, tax }: FileTransfer): string {
  return [
    '110',
    date.replaceAll('-', ''),
    toGrosze(amount),
    bankOf(payer.account),
    0,
    quoted(payer.account),
    quoted(account),
    quoted(inLines(payer.name)),
    quoted(inLines(recipient)),
    0,
    bankOf(account),
    quoted(tax ? taxTitle(tax) : inLines(title)),
    '""',
    '""',
    quoted(tax ? TO_TAX_OFFICE : ORDINARY),
    '""',
  ].join(',');
}

/** Number of the bank of an account. */
const bankOf = (account: string) => account.slice(2, 10);

const taxTitle = ({ symbol, period, payer }: NonNullable<FileTransfer['tax']>) =>
  `/TI/${payer.type}${payer.number}|/OKR/${period}|/SFP/${symbol}|/TXT/`;

/** Without the separators of fields and lines. */
const plain = (text: string) => text.replaceAll(/["|\r\n]/g, ' ').trim();

function inLines(text: string): string {
  const all = plain(text);
  return Array.from({ length: 4 }, (_, line) => all.slice(line * LINE, (line + 1) * LINE)).join('|');
}

const quoted = (text: string) => `"${text}"`;
