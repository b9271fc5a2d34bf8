import { expect, test } from 'vitest';
import { bestMatches, matchRank, normalizeText } from './normalize-text.ts';

test('Polish letters lose their marks', () => {
  expect(normalizeText('ZAŻÓŁĆ gęślą JAŹŃ')).toBe('zazolc gesla jazn');
});

test.each([
  ['zubr', 'Żubr Sp. z o.o.', 3],
  ['ŻUBR', 'zubr', 3],
  ['nowak', 'Zefir Jan Nowak', 2],
  ['nowak jan', 'Zefir Jan Nowak', 2],
  ['owak', 'Zefir Jan Nowak', 1],
  ['nowak alfa', 'Zefir Jan Nowak', 0],
] as const)('"%s" in "%s" is %d', (query, text, rank) => {
  expect(matchRank(query, text)).toBe(rank);
});

test('the best answer comes first, and equal ones stay in their order', () => {
  const names = ['Delta Żubrowska', 'Łoś', 'Żubr', 'Nadżubr'];
  expect(bestMatches(names, 'zubr', (name) => name)).toEqual(['Żubr', 'Delta Żubrowska', 'Nadżubr']);
  expect(bestMatches(names, '  ', (name) => name)).toEqual(names);
});
