import { expect, test } from 'vitest';
import { createWords } from '#terminal/output/words.ts';
import { type Page, rangeOf } from './pages.ts';

const pageOf = (rows: number, meta: Partial<Page<unknown>['meta']>) => ({
  data: Array.from({ length: rows }, (_, index) => index),
  meta: { page: 1, limit: 25, total: 60, ...meta },
});
const bound = { total: 20_000, more: true };

test.each([
  [pageOf(25, { next: 'n' }), '1–25 z 60. Dalej: --page 2', '1–25 of 60. Next: --page 2'],
  [pageOf(10, { page: 3 }), '51–60 z 60', '51–60 of 60'],
  [
    pageOf(25, { ...bound, next: 'n' }),
    '1–25 z ponad 20 000. Dalej: --page 2',
    '1–25 of more than 20,000. Next: --page 2',
  ],
  [
    pageOf(25, { ...bound, page: 900, next: 'n' }),
    '22 476–22 500 z ponad 20 000. Dalej: --page 901',
    '22,476–22,500 of more than 20,000. Next: --page 901',
  ],
  [pageOf(7, { ...bound, page: 901 }), '22 501–22 507 z ponad 20 000', '22,501–22,507 of more than 20,000'],
])('under a page stands which rows these are, of how many: %#', (page, polish, english) => {
  expect(rangeOf(page, createWords('pl')).replaceAll(/\s/g, ' ')).toBe(polish);
  expect(rangeOf(page, createWords('en'))).toBe(english);
});
