import { expect, test } from 'vitest';
import { type PageMeta, readAnswer } from './answer.ts';

const query = { search: '', filters: {}, sort: { key: 'name', order: 'asc' as const }, page: 1, limit: 25 };
const searched = { ...query, search: 'usługi' };
const answer = (meta: Partial<PageMeta>, isPlaceholderData = false) => ({
  data: { data: [], meta: { page: 1, limit: 25, total: 40, ...meta } },
  isPlaceholderData,
});
const bound = { total: 20_000, more: true };

test.each([
  ['all records', answer({}), query, 'count'],
  ['those that match', answer({}), searched, 'found'],
  ['fewer than match', answer(bound), searched, 'more'],
  ['fewer than match, while the next answer is on its way', answer(bound, true), query, 'more'],
  ['what the last answer said, while the next one is on its way', answer({}, true), searched, 'count'],
])('a total is told as one of %s', (_name, told, asked, counted) => {
  expect(readAnswer(told, asked).counted).toBe(counted);
});
