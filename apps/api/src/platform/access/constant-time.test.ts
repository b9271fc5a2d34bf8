import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inConstantTime } from './constant-time.ts';

const timeOf = async (work: () => Promise<void>) => {
  const start = performance.now();
  await inConstantTime(400, work).catch(() => {});
  return Math.floor((performance.now() - start + 3) / 400) * 400;
};

test('short work, failing work and no work end after the same step, long work after the next', async () => {
  const fails = () => Promise.reject(new Error('refused'));
  const times = [timeOf(async () => {}), timeOf(() => setTimeout(100)), timeOf(fails), timeOf(() => setTimeout(450))];
  expect(await Promise.all(times)).toEqual([400, 400, 400, 800]);
});

test('what the work throws is thrown', async () => {
  await expect(inConstantTime(10, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});
