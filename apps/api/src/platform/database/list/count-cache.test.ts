import { expect, test } from 'vitest';
import { createCountCache } from './count-cache.ts';

const tags = ['companies', 'users'];

test('a total is counted once in ten seconds, however many ask at the same time', async () => {
  let now = 0;
  let counts = 0;
  const totals = createCountCache(() => now);
  const ask = () => totals.get('all', tags, async () => ++counts);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  now = 9_999;
  expect(await ask()).toBe(1);
  now = 10_000;
  expect(await ask()).toBe(2);
});

test('a write to one of its tags makes a total void, a write to another does not', async () => {
  let counts = 0;
  const totals = createCountCache(() => 0);
  const ask = () => totals.get('all', tags, async () => ++counts);
  await ask();
  totals.forget('auth');
  expect(await ask()).toBe(1);
  totals.forget('users');
  expect(await ask()).toBe(2);
});

test('a count that began before a commit is not given to anybody who asks after it', async () => {
  const totals = createCountCache(() => 0);
  const old = Promise.withResolvers<number>();
  const before = totals.get('all', tags, () => old.promise);
  totals.forget('companies');
  const after = totals.get('all', tags, async () => 41);
  old.resolve(40);
  expect([await before, await after]).toEqual([40, 41]);
  expect(await totals.get('all', tags, async () => 0)).toBe(41);
});

test('a count that failed is not remembered', async () => {
  const totals = createCountCache(() => 0);
  await expect(totals.get('all', tags, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await totals.get('all', tags, async () => 7)).toBe(7);
});

test('no more than a thousand totals are remembered', async () => {
  const totals = createCountCache(() => 0);
  for (let index = 0; index < 1_500; index += 1) await totals.get(`search ${index}`, tags, async () => index);
  expect(totals.size).toBe(1_000);
});
