import { expect, test } from 'vitest';
import { parseSearch } from './parse-search.ts';

test.each([
  [' PL 000-012-30-04 ', '0000123004'],
  ['000 012', '000012'],
  ['pl0000123004', '0000123004'],
  [' żubr 2 ', 'żubr 2'],
  ['plus', 'plus'],
  ['', ''],
])('"%s" looks for "%s"', (typed, wanted) => {
  expect(parseSearch(typed)).toBe(wanted);
});
