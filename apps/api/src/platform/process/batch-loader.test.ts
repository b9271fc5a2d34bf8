import { describe, expect, test } from 'vitest';
import { createBatchLoader } from './batch-loader.ts';

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
  test('asks together what comes in one turn, and what comes meanwhile', async () => {
    const { loads, load } = createLoads();
    const find = createBatchLoader(load, 1);
    const early = ['a', 'b'].map(find);
    await settle();
    const late = ['unknown', 'c'].map(find);
    await settle();
    expect(loads.map(({ keys }) => keys)).toEqual([['a', 'b']]);
    loads[0]?.end();
    await settle();
    expect(loads.map(({ keys }) => keys)).toEqual([
      ['a', 'b'],
      ['unknown', 'c'],
    ]);
    loads[1]?.end();
    expect(await Promise.all([...early, ...late])).toEqual(['A', 'B', undefined, 'C']);
  });

  test('runs as many loads at once as it may, so that a slow one stops nobody', async () => {
    const { loads, load } = createLoads();
    const find = createBatchLoader(load, 2);
    const slow = find('a');
    await settle();
    const quick = find('b');
    await settle();
    loads[1]?.end();
    expect(await quick).toBe('B');
    loads[0]?.end();
    expect(await slow).toBe('A');
  });

  test('does not answer a later request with an earlier load', async () => {
    const { loads, load } = createLoads();
    const find = createBatchLoader(load, 1);
    const first = find('a');
    await settle();
    const both = Promise.all([first, find('a')]);
    loads[0]?.end();
    await settle();
    loads[1]?.end();
    expect(await both).toEqual(['A', 'A']);
    expect(loads.map(({ keys }) => keys)).toEqual([['a'], ['a']]);
  });

  test('goes on after a load that failed, which fails only those who waited for it', async () => {
    const { loads, load } = createLoads();
    const find = createBatchLoader(load, 1);
    const first = find('a');
    await settle();
    const results = Promise.allSettled([first, find('b')]);
    loads[0]?.fail();
    await settle();
    loads[1]?.end();
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    const later = find('c');
    await settle();
    loads[2]?.end();
    expect(await later).toBe('C');
  });
});
