import { expect, test } from 'vitest';
import { runInWorker } from './run-in-worker.ts';

const moduleOf = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
const ANSWERS = `import { parentPort, workerData } from 'node:worker_threads'; parentPort.postMessage(workerData * 2);`;
/** Writes into memory that it shares with the test, for as long as it lives. */
const LIVES = `import { workerData } from 'node:worker_threads'; for (;;) Atomics.add(workerData, 0, 1);`;

test('a thread answers with what it sends first', async () => {
  expect(await runInWorker(moduleOf(ANSWERS), 21)).toBe(42);
});

test('what breaks in a thread breaks its caller only', async () => {
  await expect(runInWorker(moduleOf('throw new Error("broken")'), null)).rejects.toThrow('broken');
});

test('a thread that nobody waits for is ended, and its caller is told why', async () => {
  const turns = new Int32Array(new SharedArrayBuffer(4));
  const asking = new AbortController();
  const asked = runInWorker(moduleOf(LIVES), turns, asking.signal);
  while (Atomics.load(turns, 0) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  asking.abort(new Error('hung up'));
  await expect(asked).rejects.toThrow('hung up');
  const then = Atomics.load(turns, 0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(Atomics.load(turns, 0)).toBe(then);
});

test('for whoever has left already no thread begins', async () => {
  await expect(runInWorker(moduleOf(ANSWERS), 21, AbortSignal.abort(new Error('hung up')))).rejects.toThrow('hung up');
});
