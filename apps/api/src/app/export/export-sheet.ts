import { createGate } from '../access/gate.ts';
import type { Context, FileAnswer } from '../contract/handlers.ts';
import { writeCsv } from './csv.ts';
import type { Sheet } from './sheet.ts';
import { writeXlsx } from './xlsx.ts';

const TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type FileFormat = keyof typeof TYPES;
export type SheetFile = FileAnswer<(typeof TYPES)[FileFormat]>;

/** Whole lists are held in memory: a few at a time are enough for an office, whoever waits longer is asked to come back. */
const throughGate = createGate(2, 20);

export interface SheetExport {
  /** What the log calls it. */
  name: string;
  format: FileFormat;
  /** Names the file and, with a capital, its sheet. */
  file: string;
  columns: Sheet['columns'];
  rows: () => Promise<Sheet['rows']>;
}

/** A table as a file. Its rows are asked for when there is room for them. */
export function exportSheet(
  context: Pick<Context, 'log' | 'caller'>,
  { name, format, file, columns, rows }: SheetExport,
): Promise<SheetFile> {
  return throughGate(async () => {
    const sheet: Sheet = { title: capitalised(file), columns, rows: await rows() };
    context.log.info({ user: context.caller.id, list: name, format, rows: sheet.rows.length }, 'list exported');
    return {
      name: `${file}_${todayInPoland()}.${format}`,
      type: TYPES[format],
      body: format === 'csv' ? writeCsv(sheet) : await writeXlsx(sheet),
    };
  });
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const todayInPoland = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format();
