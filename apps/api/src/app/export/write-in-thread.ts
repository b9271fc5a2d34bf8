import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FileFormat } from './export-sheet.ts';
import type { Sheet } from './sheet.ts';

export interface LongSheet {
  /** Names the sheet. */
  file: string;
  columns: Sheet['columns'];
  /** Each is the JSON of the cells of some rows. */
  parts: string[];
  format: FileFormat;
}

/** Writes a long file beside the requests, which would wait for it for seconds. */
export async function writeInThread(sheet: LongSheet): Promise<Buffer> {
  const thread = new Worker(new URL('./write-in-thread-worker.ts', import.meta.url), { workerData: sheet });
  try {
    const [written]: [Uint8Array] = (await once(thread, 'message')) as [Uint8Array]; // all that the thread ever sends
    return Buffer.from(written);
  } finally {
    await thread.terminate();
  }
}
