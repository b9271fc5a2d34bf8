import { expect, test } from 'vitest';
import { isKrs, parseKrs } from './krs.ts';
import vectors from './testing/identifier-vectors.json' with { type: 'json' };

test.each(vectors.krs.valid)('%s is a KRS number', (krs) => {
  expect(parseKrs(krs)).toEqual({ valid: true, krs });
});

test.each(vectors.krs.invalid)('%s is none', (text) => {
  expect(isKrs(text)).toBe(false);
});

test('leading zeros may be left out', () => {
  expect(parseKrs(' 28 860')).toEqual({ valid: true, krs: '0000028860' });
});

test.each([
  ['', { valid: false, reason: 'empty' }],
  ['0000000000', { valid: false, reason: 'empty' }],
  ['00000288601', { valid: false, reason: 'length', digits: 11 }],
  ['0000028860A', { valid: false, reason: 'characters' }],
  ['٢٨٨٦٠', { valid: false, reason: 'characters' }],
])('"%s" is none, and why', (text, result) => {
  expect(parseKrs(text)).toEqual(result);
});
