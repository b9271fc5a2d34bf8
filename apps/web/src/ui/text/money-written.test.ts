import { expect, test } from 'vitest';
import { writtenMoney } from './money-written.ts';

test.each([
  ['1 234,5 zł', '1234.50'],
  ['4666', '4666.00'],
  [' sto ', 'sto'],
  ['', ''],
])('%j is sent as %j', (typed, sent) => {
  expect(writtenMoney(typed)).toBe(sent);
});
