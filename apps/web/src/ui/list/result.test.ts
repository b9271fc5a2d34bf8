import { expect, test } from 'vitest';
import { type PageMeta, summaryOf } from './result.ts';

const query = { search: '', filters: {}, sort: { key: 'name', order: 'asc' as const }, page: 1, limit: 25 };
const searched = { ...query, search: 'usługi' };
const result = (meta: Partial<PageMeta>, isPlaceholderData = false) => ({
  data: { data: [], meta: { page: 1, limit: 25, total: 40, ...meta } },
  isPlaceholderData,
});
const bound = { total: 20_000, more: true };

test.each([
  ['all records', result({}), query, 'count'],
  ['those that match', result({}), searched, 'found'],
  ['fewer than match', result(bound), searched, 'more'],
  ['fewer than match, while the next page loads', result(bound, true), query, 'more'],
  ['what the last page said, while the next one loads', result({}, true), searched, 'count'],
])('a total is told as one of %s', (_name, page, asked, counted) => {
  expect(summaryOf(page, asked).counted).toBe(counted);
});
