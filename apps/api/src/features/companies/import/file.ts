import { unzipSync, zipSync } from 'fflate';
import Papa from 'papaparse';
import { type CellValue, readSheet } from 'read-excel-file/universal';
import { invalid } from '#platform/http/problem.ts';
import { extentOf } from './cell-addresses.ts';

/** A row with its line in the file; the headings are line 1. */
export interface Line {
  row: number;
  cells: Cell[];
}
export type Cell = string | number | boolean | Date | null;

/** Most rows of a file, without the headings. */
const MOST_ROWS = 5_000;
/** With the blank rows that stand between them. */
const LAST_ROW = 2 * MOST_ROWS;
const MOST_COLUMNS = 100;
/** As in a spreadsheet, and more than any field of a company takes. */
const LONGEST_CELL = 32_767;
/** Most bytes of an unpacked workbook: twice the size of five thousand companies with all columns. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The apostrophe that our own exports put before texts that look like a formula. */
const GUARD = /^'(?=[=+\-@＝＋－＠])/;

const ZIP = Buffer.from('PK\u0003\u0004');
const OLD_EXCEL = Buffer.from('d0cf11e0', 'hex');

/** The table in a file: CSV, or the first sheet of an XLSX workbook. Other and too large files are a 422. */
export async function readTable(file: Buffer): Promise<Line[]> {
  if (startsWith(file, OLD_EXCEL)) throw refuse('old_excel');
  const table = startsWith(file, ZIP) ? await readWorkbook(file) : readCsv(textOf(file));
  const lines = table.map((cells, index) => ({ row: index + 1, cells: cells.slice(0, MOST_COLUMNS) }));
  const filled = lines.filter(({ row, cells }) => row === 1 || cells.some((cell) => cell !== null && cell !== ''));
  if (filled.length > MOST_ROWS + 1) throw tooManyRows();
  return filled;
}

const refuse = (code: string) => invalid({ pointer: '/upload_id', code });

const tooManyRows = () => invalid({ pointer: '/rows', code: 'too_many', values: { max: MOST_ROWS } });

const startsWith = (file: Buffer, mark: Buffer) => file.subarray(0, mark.length).equals(mark);

/** Polish spreadsheets write CSV as UTF-8, windows-1250 or UTF-16 ("Unicode text"). */
function textOf(file: Buffer): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1250').decode(file);
  }
}

function readCsv(text: string): string[][] {
  if (text.includes('\0')) throw refuse('no_table');
  const { data } = Papa.parse<string[]>(text, {
    skipEmptyLines: false,
    delimitersToGuess: [';', ',', '\t'],
    preview: LAST_ROW,
  });
  return data.map((cells) => cells.map((cell) => cut(cell).replace(GUARD, '')));
}

async function readWorkbook(file: Buffer): Promise<Cell[][]> {
  const packed = repacked(file);
  const rows = await readSheet(packed).catch(() => {
    throw refuse('no_workbook');
  });
  return rows.map((cells) => cells.map(toCell));
}

const cut = (cell: string) => cell.slice(0, LONGEST_CELL).trim();

function toCell(value: CellValue | null): Cell {
  if (typeof value === 'string') return cut(value);
  return typeof value === 'function' ? null : value;
}

/**
 * The same workbook, with each part cut to its declared size; when the declared sizes are too large, it is refused
 * before unpacking (zip bomb).
 */
function repacked(file: Buffer): ArrayBuffer {
  let bytes = 0;
  try {
    const parts = unzipSync(file, {
      filter({ name, originalSize }) {
        const wanted = /\.(xml|rels)$/.test(name);
        if (wanted) bytes += originalSize;
        if (bytes > MOST_BYTES) throw refuse('too_large');
        return wanted;
      },
    });
    for (const part of Object.values(parts)) assertSmall(part);
    return zipSync(parts, { level: 0 }).buffer;
  } catch (error) {
    throw error instanceof Error && error.message === 'invalid' ? error : refuse('no_workbook');
  }
}

/** Refuses a part whose cells stand so far out that reading it would take a lot of memory. */
function assertSmall(part: Uint8Array): void {
  const extent = extentOf(Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('latin1'));
  if (!extent) throw refuse('no_workbook');
  if (extent.columns > MOST_COLUMNS) throw refuse('too_large');
  if (extent.rows > LAST_ROW) throw tooManyRows();
}
