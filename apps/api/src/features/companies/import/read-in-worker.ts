import { invalid, type Mistake } from '#platform/http/problem.ts';
import { runInWorker } from '#platform/process/run-in-worker.ts';
import type { Line } from './file.ts';

const MODULE = new URL('./read-worker.ts', import.meta.url);

/** A thrown `Problem` would come out of the thread as an error like any other. */
export type Read = { lines: Line[] } | { mistakes: Mistake[] };

/** The table in a file, or a 422; see `readTable`. Read beside the requests, which would wait for it. */
export async function readInWorker(file: Buffer, signal?: AbortSignal): Promise<Line[]> {
  const read = await runInWorker<Read>(MODULE, file, signal);
  if ('mistakes' in read) throw invalid(...read.mistakes);
  return read.lines;
}
