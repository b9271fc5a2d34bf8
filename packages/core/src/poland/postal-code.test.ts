import { expect, test } from 'vitest';
import { isPostalCode, parsePostalCode } from './postal-code.ts';

test.each(['00-950', '00950', ' 00 – 950 '])('"%s" is read with its hyphen', (text) => {
  expect(parsePostalCode(text)).toEqual({ valid: true, postalCode: '00-950' });
});

test.each([
  ['', { valid: false, reason: 'empty' }],
  ['0095', { valid: false, reason: 'length', digits: 4 }],
  ['00-9501', { valid: false, reason: 'length', digits: 6 }],
  ['OO-950', { valid: false, reason: 'characters' }],
])('"%s" is none, and why', (text, result) => {
  expect([parsePostalCode(text), isPostalCode(text)]).toEqual([result, false]);
});
