import { expect, test } from 'vitest';
import { boundsOf, existingPage, hasNext } from './page-bounds.ts';
import type { PageMeta } from './result.ts';

const pageOf = (rows: number, meta: Partial<PageMeta>) => ({
  data: Array.from({ length: rows }, (_, index) => index),
  meta: { page: 1, limit: 25, total: 60, ...meta },
});
const bound = { total: 20_000, more: true };

test.each([
  ['the first', pageOf(25, {}), ['range', 1, 25, 60, true]],
  ['the last', pageOf(10, { page: 3 }), ['range', 51, 60, 60, false]],
  [
    'the last that is counted',
    pageOf(25, { ...bound, page: 800, next: 'n' }),
    ['range.more', 19_976, 20_000, 20_000, true],
  ],
  [
    'one that is not counted',
    pageOf(25, { ...bound, page: 900, next: 'n' }),
    ['range.open', 22_476, 22_500, 20_000, true],
  ],
  ['the last that is not counted', pageOf(7, { ...bound, page: 901 }), ['range', 22_501, 22_507, 22_507, false]],
])('%s page tells its rows, of how many, and whether there are more', (_name, page, [of, from, to, total, next]) => {
  expect([boundsOf(page), hasNext(page.meta)]).toEqual([{ of, from, to, total }, next]);
  expect(existingPage(page)).toBeUndefined();
});

test.each([
  ['behind the last', pageOf(0, { page: 9 }), 3],
  ['behind the last that is not counted', pageOf(0, { ...bound, page: 5_000 }), 800],
  ['of nothing', pageOf(0, { page: 2, total: 0 }), 1],
])('a page without rows %s becomes one that is there', (_name, page, last) => {
  expect(existingPage(page)).toBe(last);
});
