import { expect, test } from 'vitest';
import { parseSearch } from './parse-search.ts';

test.each([
  [' PL 990-000-01-12 ', '9900000112'],
  ['000 012', '000012'],
  ['pl9900000112', '9900000112'],
  [' żubr 2 ', 'żubr 2'],
  ['plus', 'plus'],
  ['', ''],
])('"%s" looks for "%s"', (typed, wanted) => {
  expect(parseSearch(typed)).toBe(wanted);
});
