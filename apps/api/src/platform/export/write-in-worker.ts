import { inThread } from '#platform/process/run-in-worker.ts';
import type { FileFormat } from './export-sheet.ts';
import type { Sheet } from './sheet.ts';

const MODULE = new URL('./write-worker.ts', import.meta.url);

export interface LongSheet {
  /** Names the sheet. */
  file: string;
  columns: Sheet['columns'];
  /** Each is the JSON of the cells of some rows. */
  parts: string[];
  format: FileFormat;
}

/** Writes a long file beside the requests, which would wait for it for seconds. */
export async function writeInThread(sheet: LongSheet, signal?: AbortSignal): Promise<Buffer> {
  const { buffer } = await inThread<Uint8Array<ArrayBuffer>>(MODULE, sheet, signal);
  return Buffer.from(buffer);
}
