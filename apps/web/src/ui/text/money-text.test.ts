import { expect, test } from 'vitest';
import { moneyText } from './money-text.ts';

const nb = '\u00A0';

test.each([
  ['0.00', `0,00${nb}zł`],
  ['4218.00', `4${nb}218,00${nb}zł`],
  ['12345.6', `12${nb}345,60${nb}zł`],
  ['-1234.56', `-1${nb}234,56${nb}zł`],
  ['999999999999.99', `999${nb}999${nb}999${nb}999,99${nb}zł`],
])('%s is shown as %s', (amount, shown) => {
  expect(moneyText(amount, 'pl')).toBe(shown);
});
