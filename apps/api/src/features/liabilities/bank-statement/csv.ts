import Papa from 'papaparse';
import { type AccountColumn, type AccountColumns, chooseAccounts } from './csv-accounts.ts';
import { currencyBefore, currencyOfHeading } from './currency.ts';
import type { RejectedLine, Statement, StatementLine } from './line.ts';
import { findAccounts, oneLine, readStatementAmount, readStatementDate, withoutDiacritics } from './text.ts';

type Column = 'date' | 'amount' | 'out' | 'in' | 'currency' | 'counterparty' | 'title' | 'details' | 'status';

/**
 * Headings of the banks, normalized; a heading may continue after these words. Of several matching columns, the first
 * one counts, except that the amount in the currency of the account goes before that of the transfer.
 */
const HEADINGS: [Column, RegExp][] = [
  ['date', /^(data (operacji|transakcji|ksiegowania|waluty|zlecenia)|data)/],
  ['amount', /^(kwota( (transakcji|operacji|przelewu|w walucie rachunku))?( \(|$)|kwota (w )?[a-z]{3}$|wartosc$)/],
  ['out', /^(obciazeni[ae]|wydatki|debet|wn$)/],
  ['in', /^(uznani[ae]|wplywy|kredyt|ma$)/],
  ['currency', /^waluta/],
  ['counterparty', /^(nadawca|odbiorca|dane kontrahenta|kontrahent|nazwa (odbiorcy|nadawcy|kontrahenta)|dane strony)/],
  ['title', /^tytul/],
  ['details', /^(opis|szczegoly)/],
  ['status', /^status/],
];

/** Whose account a column has; a heading that fits none of them names no account. */
const ACCOUNT_HEADINGS: [AccountColumn, RegExp][] = [
  [
    'own',
    /^(numer rachunku\/karty|(moj|wlasny) (rachunek|numer)|(rachunek|konto) (wlasn|posiadacza|klienta)|produkt$)/,
  ],
  ['other', /^((numer|nr) )?(rachun(ek|ku)|kont[oa]) (kontrahenta|strony|przeciwn)/],
  [
    'other',
    /^(na konto\/z konta|z konta\/na konto|((numer|nr) )?rachun(ek|ku) (nadawcy ?\/ ?odbiorcy|odbiorcy ?\/ ?nadawcy))/,
  ],
  [
    'payer',
    /^((numer|nr) )?(rachun(ek|ku)|kont[oa]) (nadawcy|zleceniodawcy|zrodlow|obciazan|platnika)|^z (rachunku|konta)/,
  ],
  ['payee', /^((numer|nr) )?(rachun(ek|ku)|kont[oa]) (odbiorcy|beneficjenta|docelow|uznawan)|^na (rachunek|konto)/],
  ['unnamed', /^(((numer|nr) )?(rachunku|konta|iban|nrb)|rachunek|konto|iban|nrb)( |$|\()/],
];

const SEPARATORS = [';', ',', '\t', '|'];
/** Banks write the account and its balance before the headings. */
const PREAMBLE = 60;
const ALL = 0;

interface Table {
  rows: string[][];
  headings: number;
  columns: Partial<Record<Column, number>>;
  accounts: AccountColumns;
  /** Where no column says it. */
  currency: string | undefined;
}

/** Undefined for a file without known headings. */
export function readCsvStatement(text: string): Statement | undefined {
  const table = SEPARATORS.map((separator) => readTable(text, separator)).find((one) => one !== undefined);
  if (!table) return undefined;
  const rejected: RejectedLine[] = [];
  const read: [string[], ReadLine][] = [];
  for (const [index, cells] of table.rows.entries()) {
    if (index <= table.headings || cells.every((cell) => cell.trim() === '')) continue;
    const line = readRow(cells, table, index + 1);
    if (line === undefined) continue;
    if ('reason' in line) rejected.push(line);
    else read.push([cells, line]);
  }
  const before = findAccounts(table.rows.slice(0, table.headings).flat().join(' '));
  const rows = read.map(([cells, { amount, counterparty }]) => ({
    cells,
    leaves: amount.startsWith('-'),
    counterparty,
  }));
  const accounts = chooseAccounts(rows, table.accounts, before);
  const lines = read.map(([, line], index) => ({
    ...line,
    own_account: accounts[index]?.own ?? null,
    account: accounts[index]?.other ?? null,
  }));
  const own = before[0] ?? accounts.find((one) => one.own !== null)?.own ?? null;
  return { format: 'csv', account: own, lines, rejected };
}

function readTable(text: string, delimiter: string): Table | undefined {
  const rowsOf = (preview: number) => Papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: false }).data;
  const first = rowsOf(PREAMBLE);
  for (const [headings, cells] of first.entries()) {
    const columns = columnsOf(cells);
    const amount = columns.amount ?? (columns.in === undefined ? undefined : columns.out);
    if (columns.date === undefined || amount === undefined) continue;
    const currency = currencyOfHeading(cells[amount] ?? '') ?? currencyBefore(first.slice(0, headings));
    return { rows: rowsOf(ALL), headings, columns, accounts: accountColumnsOf(cells), currency };
  }
  return undefined;
}

function columnsOf(cells: string[]): Table['columns'] {
  const columns: Table['columns'] = {};
  for (const [index, cell] of cells.entries()) {
    const heading = folded(cell);
    const column = HEADINGS.find(([, words]) => words.test(heading))?.[0];
    if (column === undefined) continue;
    if (/w walucie rachunku|waluta rachunku/.test(heading)) columns[column] = index;
    else columns[column] ??= index;
  }
  return columns;
}

function accountColumnsOf(cells: string[]): AccountColumns {
  const columns: AccountColumns = { own: [], other: [], payer: [], payee: [], unnamed: [] };
  for (const [index, cell] of cells.entries()) {
    const heading = folded(cell);
    const column = ACCOUNT_HEADINGS.find(([, words]) => words.test(heading))?.[0];
    if (column !== undefined) columns[column].push(index);
  }
  return columns;
}

const folded = (heading: string) => oneLine(withoutDiacritics(heading.replace(/^#/, '')).toLowerCase());

type ReadLine = Omit<StatementLine, 'account' | 'own_account'>;

function readRow(cells: string[], { columns, currency }: Table, line: number): ReadLine | RejectedLine | undefined {
  const cell = (column: Column) => (columns[column] === undefined ? '' : (cells[columns[column]] ?? ''));
  const date = readStatementDate(cell('date'));
  const amount = amountOf(cell);
  // Totals and footers have neither.
  if (date === undefined && amount === undefined) return undefined;
  if (date === undefined) return { line, reason: 'date' };
  if (amount === undefined) return { line, reason: 'amount' };
  const written = cell('currency').trim().toUpperCase() || currency;
  if (written !== undefined && written !== 'PLN') return { line, reason: 'currency' };
  if (/odrzuc|anulow|niezreal|odmow/i.test(withoutDiacritics(cell('status')))) return { line, reason: 'not_executed' };
  return {
    line,
    date,
    amount,
    counterparty: oneLine(cell('counterparty') || labelled(cells, /^nazwa (odbiorcy|nadawcy)/i)),
    title: oneLine(labelled(cells, /^tytu[lł]/i) || cell('title') || cell('details')),
  };
}

function amountOf(cell: (column: Column) => string): string | undefined {
  const amount = readStatementAmount(cell('amount'));
  if (amount !== undefined) return amount;
  const out = readStatementAmount(cell('out'));
  if (out !== undefined && Number(out) !== 0) return out.startsWith('-') ? out : `-${out}`;
  return readStatementAmount(cell('in'));
}

/** Some banks write `Tytuł: …` and `Nazwa odbiorcy: …` into columns without headings. */
function labelled(cells: string[], label: RegExp): string {
  const found = cells.find((cell) => label.test(cell.trim()) && cell.includes(':'));
  return found?.slice(found.indexOf(':') + 1) ?? '';
}
