import type { Cell, SheetData } from 'write-excel-file/node';
import type { Sheet } from './sheet.ts';

const FORMATS = { date: 'yyyy-mm-dd', instant: 'yyyy-mm-dd hh:mm', money: '#,##0.00', duration: '[h]:mm' };
const SECONDS_OF_DAY = 86_400;
/** What no XML can hold, and the longest text of a cell. */
// oxlint-disable-next-line no-control-regex -- these are the characters to be removed
const UNWRITABLE = /[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const LONGEST = 32_767;

/** A workbook with one sheet. Text cells are typed as text, so that none becomes a formula; numbers and dates are real ones. */
export async function writeXlsx(sheet: Sheet): Promise<Buffer> {
  // Lazy: a server starts faster without these 78 modules.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const { title, columns, rows } = sheet;
  const data: SheetData = [
    columns.map(({ heading }) => ({ value: writable(heading), type: String, fontWeight: 'bold' })),
    ...rows.map((row) => row.map((value, index) => cell(value, columns[index]?.type))),
  ];
  const options = {
    sheet: title,
    stickyRowsCount: 1,
    columns: columns.map((_, index) => ({ width: widthOf(sheet, index) })),
  };
  return writeExcelFile(data, options).toBuffer();
}

function cell(value: string | number | null, type: Sheet['columns'][number]['type'] | undefined): Cell {
  if (value === null) return null;
  if (typeof value === 'number') {
    if (type === 'duration') return { value: value / SECONDS_OF_DAY, type: Number, format: FORMATS.duration };
    return { value, type: Number, ...(type === 'money' && { format: FORMATS.money }) };
  }
  if (type === 'date' || type === 'instant') return { value: new Date(`${value}Z`), type: Date, format: FORMATS[type] };
  return { value: writable(value), type: String };
}

const writable = (text: string) => text.replaceAll(UNWRITABLE, '').slice(0, LONGEST);

/** In characters, from the first rows. */
function widthOf({ columns, rows }: Sheet, column: number): number {
  const lengths = rows.slice(0, 200).map((row) => String(row[column] ?? '').length);
  return Math.min(60, Math.max(8, columns[column]?.heading.length ?? 0, ...lengths) + 2);
}
