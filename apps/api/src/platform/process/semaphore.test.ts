import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

/** Work that waits to be told to finish. */
function createJobs() {
  const running: (() => void)[] = [];
  const job = () => new Promise<void>((resolve) => running.push(resolve));
  return { running, job };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('lets so many through at once, the others in order, and refuses what would wait too long', async () => {
  const { running, job } = createJobs();
  const semaphore = createSemaphore(2, 2);
  const done: number[] = [];
  const results = Promise.allSettled([1, 2, 3, 4, 5].map((number) => semaphore(job).then(() => done.push(number))));
  await settle();
  expect(running).toHaveLength(2);
  for (let index = 0; index < 4; index += 1) {
    running[index]?.();
    await settle();
  }
  expect(done).toEqual([1, 2, 3, 4]);
  const [fifth] = (await results).filter((result) => result.status === 'rejected');
  expect(fifth?.reason).toMatchObject({ status: 503, code: 'unavailable', retryAfter: 2 });
});

test('gives the place back when work fails', async () => {
  const semaphore = createSemaphore(1, 0);
  await expect(semaphore(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await semaphore(async () => 'next')).toBe('next');
});
