import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Megabytes of heap for a worker thread: enough for a workbook of 200 000 rows. A thread that needs more may take the
 * process with it, so files of others are read by `runInProcess`.
 */
const MEMORY = 1_024;

/**
 * Runs a module in a worker thread, so that the requests do not wait for it, and answers the first message that it sends. The module finds
 * `data` as its `workerData`. The signal ends the thread.
 */
export async function runInWorker<T>(module: URL, data: unknown, signal?: AbortSignal): Promise<T> {
  signal?.throwIfAborted();
  const thread = new Worker(module, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
  try {
    const [answer] = await once(thread, 'message', { signal });
    return answer as T; // The module sends nothing else.
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    await thread.terminate();
  }
}
