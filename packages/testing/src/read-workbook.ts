import { readSheet } from 'read-excel-file/universal';

/** The first sheet of a workbook as records under its headings. */
export async function readWorkbook(file: Uint8Array<ArrayBuffer>): Promise<Record<string, unknown>[]> {
  const [headings = [], ...rows] = await readSheet(new Blob([file]));
  return rows.map((cells) => Object.fromEntries(headings.map((heading, place) => [String(heading), cells[place]])));
}
