import type { Sheet } from './sheet.ts';

/** Characters with which a spreadsheet begins a formula, and their full-width forms. */
const TRIGGER = /^[=+\-@\t\r\n\0＝＋－＠]/;

/**
 * CSV for Polish spreadsheets: UTF-8 with BOM, semicolons, decimal commas. Text that would become a formula gets a
 * leading apostrophe. Numbers stay numbers, so -5 stays -5; money has two decimals, and a duration is `H:MM`.
 */
export function writeCsv({ columns, rows }: Sheet): Buffer {
  const lines = [
    columns.map(({ heading }) => quote(harmless(heading))),
    ...rows.map((row) => row.map((value, index) => cell(value, columns[index]?.type))),
  ];
  return Buffer.from(`\uFEFF${lines.map((line) => `${line.join(';')}\r\n`).join('')}`);
}

function cell(value: string | number | null, type: Sheet['columns'][number]['type'] | undefined): string {
  if (value === null) return '';
  if (typeof value === 'number') return numberText(value, type);
  if (type === 'instant') return value.replace('T', ' ');
  return quote(harmless(value));
}

function numberText(value: number, type: Sheet['columns'][number]['type'] | undefined): string {
  if (type === 'duration') return `${Math.floor(value / 3600)}:${String(Math.floor(value / 60) % 60).padStart(2, '0')}`;
  return (type === 'money' ? value.toFixed(2) : String(value)).replace('.', ',');
}

const harmless = (text: string) => (TRIGGER.test(text) ? `'${text}` : text);

/** RFC 4180. */
const quote = (text: string) => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
