import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRegon, isRegon, parseRegon } from './regon.ts';
import vectors from './testing/identifier-vectors.json' with { type: 'json' };

describe('parseRegon', () => {
  test.each(vectors.regon.valid)('%s is a REGON', (regon) => {
    expect(parseRegon(regon)).toEqual({ valid: true, regon: regon.replace(/(?<=^\d{9})00000$/, '') });
  });

  test.each(vectors.regon.invalid)('%s is none', (text) => {
    expect(isRegon(text)).toBe(false);
  });

  test('spaces and hyphens do not matter', () => {
    expect(parseRegon(' 123-456–785\u00a0')).toEqual({ valid: true, regon: '123456785' });
  });

  test.each([
    ['', { valid: false, reason: 'empty' }],
    ['61018820', { valid: false, reason: 'length', digits: 8 }],
    ['12345678500', { valid: false, reason: 'length', digits: 11 }],
    ['123456780', { valid: false, reason: 'checksum' }],
    ['123456785x', { valid: false, reason: 'checksum' }],
    ['12345678512340', { valid: false, reason: 'checksum' }],
    ['12345678000000', { valid: false, reason: 'checksum' }],
    ['000000000', { valid: false, reason: 'checksum' }],
  ])('"%s" is none, and why', (text, result) => {
    expect(parseRegon(text)).toEqual(result);
  });

  test('takes any text without throwing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof parseRegon(text).valid === 'boolean'));
  });
});

test('formatRegon groups nine and fourteen digits and leaves other text alone', () => {
  expect(['123456785', '12345678512347', '1234', ''].map(formatRegon)).toEqual([
    '123-456-785',
    '123-456-785-12347',
    '1234',
    '',
  ]);
});
