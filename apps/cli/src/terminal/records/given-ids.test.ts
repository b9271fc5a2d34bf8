import { expect, test } from 'vitest';
import { inPacks } from './given-ids.ts';

test('packs hold as many as one call takes, and the last one the rest', () => {
  expect(inPacks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inPacks([], 2)).toEqual([]);
});
