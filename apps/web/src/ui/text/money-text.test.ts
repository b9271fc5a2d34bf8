import { expect, test } from 'vitest';
import { moneyText, writtenMoney } from './money-text.ts';

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

test.each([
  ['1 234,5 zł', '1234.50'],
  ['4666', '4666.00'],
  [' sto ', 'sto'],
  ['', ''],
])('%j is sent as %j', (typed, sent) => {
  expect(writtenMoney(typed)).toBe(sent);
});
