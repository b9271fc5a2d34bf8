import Papa from 'papaparse';
import type { RejectedLine, Statement, StatementLine } from './line.ts';
import { findAccount, oneLine, readStatementAmount, readStatementDate } from './text.ts';

type Column = 'date' | 'amount' | 'out' | 'in' | 'currency' | 'counterparty' | 'account' | 'title' | 'details';

/**
 * Headings of the banks, normalized; a heading may continue after these words. Of several matching columns, the first
 * one counts.
 */
const HEADINGS: [Column, RegExp][] = [
  ['date', /^(data (operacji|transakcji|ksiegowania|waluty|zlecenia)|data)/],
  ['amount', /^(kwota( (transakcji|operacji|przelewu|w walucie rachunku))?( \(|$)|wartosc$)/],
  ['out', /^(obciazeni[ae]|wydatki|debet|wn$)/],
  ['in', /^(uznani[ae]|wplywy|kredyt|ma$)/],
  ['currency', /^waluta/],
  ['counterparty', /^(nadawca|odbiorca|dane kontrahenta|kontrahent|nazwa (odbiorcy|nadawcy|kontrahenta)|dane strony)/],
  ['account', /^(numer (konta|rachunku)|nr (konta|rachunku)|rachunek (kontrahenta|odbiorcy|nadawcy))/],
  ['title', /^tytul/],
  ['details', /^(opis|szczegoly)/],
];

const SEPARATORS = [';', ',', '\t', '|'];
/** Banks write the account and its balance before the headings. */
const PREAMBLE = 60;
const ALL = 0;

interface Table {
  rows: string[][];
  headings: number;
  columns: Partial<Record<Column, number>>;
}

/** Undefined for a file without known headings. */
export function readCsvStatement(text: string): Statement | undefined {
  const table = SEPARATORS.map((separator) => readTable(text, separator)).find((one) => one !== undefined);
  if (!table) return undefined;
  const lines: StatementLine[] = [];
  const rejected: RejectedLine[] = [];
  for (const [index, cells] of table.rows.entries()) {
    if (index <= table.headings || cells.every((cell) => cell.trim() === '')) continue;
    const read = readRow(cells, table, index + 1);
    if (read === undefined) continue;
    if ('reason' in read) rejected.push(read);
    else lines.push(read);
  }
  const before = table.rows.slice(0, table.headings).flat().join(' ');
  return { format: 'csv', account: findAccount(before), lines, rejected };
}

function readTable(text: string, delimiter: string): Table | undefined {
  const rowsOf = (preview: number) => Papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: false }).data;
  for (const [headings, cells] of rowsOf(PREAMBLE).entries()) {
    const columns = columnsOf(cells);
    const hasAmount = columns.amount !== undefined || (columns.out !== undefined && columns.in !== undefined);
    if (columns.date !== undefined && hasAmount) return { rows: rowsOf(ALL), headings, columns };
  }
  return undefined;
}

function columnsOf(cells: string[]): Table['columns'] {
  const columns: Table['columns'] = {};
  for (const [index, cell] of cells.entries()) {
    const heading = folded(cell);
    const column = HEADINGS.find(([, words]) => words.test(heading))?.[0];
    if (column !== undefined) columns[column] ??= index;
  }
  return columns;
}

const folded = (heading: string) =>
  oneLine(heading.replace(/^#/, '').replaceAll(/[łŁ]/g, 'l').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase());

function readRow(cells: string[], { columns }: Table, line: number): StatementLine | RejectedLine | undefined {
  const cell = (column: Column) => (columns[column] === undefined ? '' : (cells[columns[column]] ?? ''));
  const date = readStatementDate(cell('date'));
  const amount = amountOf(cell);
  // Totals and footers have neither.
  if (date === undefined && amount === undefined) return undefined;
  if (date === undefined) return { line, reason: 'date' };
  if (amount === undefined) return { line, reason: 'amount' };
  if (!/^(PLN)?$/i.test(cell('currency').trim())) return { line, reason: 'currency' };
  const rest = cells.filter((_, index) => index !== columns.amount).join(' ');
  return {
    line,
    date,
    amount,
    counterparty: oneLine(cell('counterparty') || labelled(cells, /^nazwa (odbiorcy|nadawcy)/i)),
    account: findAccount(cell('account')) ?? findAccount(rest),
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
