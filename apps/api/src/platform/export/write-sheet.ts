import { runInWorker } from '#platform/process/run-in-worker.ts';
import { writeCsv } from './csv.ts';
import type { FileFormat, Sheet } from './sheet.ts';
import { writeXlsx } from './xlsx.ts';

export const writeSheet = async (sheet: Sheet, format: FileFormat): Promise<Buffer> =>
  format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet);

/** The title of a sheet is the name of its file, capitalised. */
export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const WORKER = new URL('./write-worker.ts', import.meta.url);

export interface LongSheet {
  /** Name of the sheet. */
  file: string;
  columns: Sheet['columns'];
  /** Each is the JSON of the cells of some rows. */
  parts: string[];
  format: FileFormat;
}

/** Writes a long file in a worker thread; in the main thread it would block requests for seconds. */
export async function writeInWorker(sheet: LongSheet, signal?: AbortSignal): Promise<Buffer> {
  const { buffer } = await runInWorker<Uint8Array<ArrayBuffer>>(WORKER, sheet, signal);
  return Buffer.from(buffer);
}
