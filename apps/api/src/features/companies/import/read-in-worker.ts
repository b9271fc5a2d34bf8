import { invalid, type Mistake } from '#platform/http/problem.ts';
import { runInWorker } from '#platform/process/run-in-worker.ts';
import type { Line } from './file.ts';

const MODULE = new URL('./read-worker.ts', import.meta.url);

/** A thrown `Problem` would leave the worker as a plain error. */
export type Read = { lines: Line[] } | { mistakes: Mistake[] };

/** {@link readTable} in a worker thread, so that requests do not wait for it. */
export async function readInWorker(file: Buffer, signal?: AbortSignal): Promise<Line[]> {
  const read = await runInWorker<Read>(MODULE, file, signal);
  if ('mistakes' in read) throw invalid(...read.mistakes);
  return read.lines;
}
