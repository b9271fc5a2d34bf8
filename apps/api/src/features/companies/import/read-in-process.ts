import { invalid, type Mistake } from '#platform/http/problem.ts';
import { OutOfMemory, runInProcess } from '#platform/process/run-in-process.ts';
import type { Line } from './file.ts';

const MODULE = new URL('./reader.ts', import.meta.url);
/** Several times what the largest workbook that is accepted takes. */
const MEGABYTES = 256;

/** A thrown `Problem` would leave the process as a plain error. */
export type Read = { lines: Line[] } | { mistakes: Mistake[] };

/** `readTable` in a process of its own: requests do not wait for it, and no file can take the server's memory. */
export async function readInProcess(file: Buffer, signal?: AbortSignal): Promise<Line[]> {
  const asked = runInProcess<Read>(MODULE, file, { signal, megabytes: MEGABYTES });
  const read = await asked.catch((error: unknown): Read => {
    if (error instanceof OutOfMemory) return { mistakes: [{ pointer: '/upload_id', code: 'too_large' }] };
    throw error;
  });
  if ('mistakes' in read) throw invalid(...read.mistakes);
  return read.lines;
}
