import { describe, expect, test } from 'vitest';
import { createBatch } from './batch.ts';

/** Loads that end when the test says so. */
function createLoads() {
  const loads: { keys: string[]; end(): void; fail(): void }[] = [];
  const load = (keys: string[]) =>
    new Promise<Map<string, string>>((resolve, reject) => {
      const end = () =>
        resolve(new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, key.toUpperCase()])));
      loads.push({ keys: [...keys], end, fail: () => reject(new Error('away')) });
    });
  return { loads, load };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a batch', () => {
  test('asks at once when nothing runs, and together what comes meanwhile', async () => {
    const { loads, load } = createLoads();
    const find = createBatch(load, 1);
    const found = Promise.all(['a', 'b', 'unknown', 'c'].map(find));
    expect(loads.map(({ keys }) => keys)).toEqual([['a']]);
    loads[0]?.end();
    await settle();
    expect(loads.map(({ keys }) => keys)).toEqual([['a'], ['b', 'unknown', 'c']]);
    loads[1]?.end();
    expect(await found).toEqual(['A', 'B', undefined, 'C']);
  });

  test('does not answer a later question with an earlier load', async () => {
    const { loads, load } = createLoads();
    const find = createBatch(load, 1);
    const both = Promise.all([find('a'), find('a')]);
    loads[0]?.end();
    await settle();
    loads[1]?.end();
    expect(await both).toEqual(['A', 'A']);
    expect(loads.map(({ keys }) => keys)).toEqual([['a'], ['a']]);
  });

  test('goes on after a load that failed, which fails only those who waited for it', async () => {
    const { loads, load } = createLoads();
    const find = createBatch(load, 1);
    const results = Promise.allSettled([find('a'), find('b')]);
    loads[0]?.fail();
    await settle();
    loads[1]?.end();
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    const later = find('c');
    loads[2]?.end();
    expect(await later).toBe('C');
  });
});
