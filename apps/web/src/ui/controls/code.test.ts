import { expect, test } from 'vitest';
import { digitsOf } from './code.ts';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 12-34-56\n', '123456'],
  ['Twój kod: 123 456', '123456'],
  ['1234567', '123456'],
  ['12', '12'],
  ['kod', ''],
])('takes from %j the digits %j', (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});
