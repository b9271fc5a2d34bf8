import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '#platform/http/problem.ts';
import { readTable } from './file.ts';
import type { Read } from './read-in-worker.ts';

async function read(file: Uint8Array): Promise<Read> {
  try {
    return { lines: await readTable(Buffer.from(file)) };
  } catch (error) {
    if (error instanceof Problem) return { mistakes: error.mistakes };
    throw error;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await read(workerData));
