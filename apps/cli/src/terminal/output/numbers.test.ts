import { expect, test } from 'vitest';
import { moneyOf, moneyText } from './numbers.ts';
import { createWords } from './words.ts';

test.each([
  ['0.00', '0,00 zł'],
  ['999.90', '999,90 zł'],
  ['1234.56', '1 234,56 zł'],
  ['-1234567.00', '-1 234 567,00 zł'],
])('%s is shown as %s', (amount, shown) => {
  expect(moneyText(amount)).toBe(shown);
});

test.each(['1234,5', '1 234.50', '1234.50 zł'])('%s is read', (typed) => {
  expect(moneyOf('--amount', typed, createWords('en'))).toBe('1234.50');
});

test.each(['', 'x', '-5', '1.234'])('%j is refused with the flag', (typed) => {
  expect(() => moneyOf('--amount', typed, createWords('en'))).toThrow(
    `--amount: give an amount, e.g. 1234.50, not “${typed}”.`,
  );
});
