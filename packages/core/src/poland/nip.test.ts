import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatNip, isNip, parseNip } from './nip.ts';
import vectors from './testing/identifier-vectors.json' with { type: 'json' };

// Published examples: the first is the one of textbooks, the next two belong to public companies that the statistical
// office's test clients use, the others come from the test scenarios of the national e-invoice system.
const { valid } = vectors.nip;

describe('parseNip', () => {
  test.each(valid)('%s is a NIP', (nip) => {
    expect(parseNip(nip)).toEqual({ valid: true, nip });
  });

  test.each(['123-456-32-18', 'PL 123-456-32-18', 'PL1234563218', 'pl 123 456 32 18', ' 123–456–32–18\u00a0'])(
    '"%s" is read as its ten digits',
    (text) => {
      expect(parseNip(text)).toEqual({ valid: true, nip: '1234563218' });
    },
  );

  test.each([
    ['1234567890', { valid: false, reason: 'checksum' }],
    ['0000000000', { valid: false, reason: 'checksum' }],
    ['123456321', { valid: false, reason: 'length', digits: 9 }],
    ['12345632181', { valid: false, reason: 'length', digits: 11 }],
    ['12345O3218', { valid: false, reason: 'length', digits: 9 }],
    ['1234563218x', { valid: false, reason: 'checksum' }],
    ['PLPL1234563218', { valid: false, reason: 'checksum' }],
    ['DE1234563218', { valid: false, reason: 'checksum' }],
    ['NIP', { valid: false, reason: 'length', digits: 0 }],
    ['١٢٣٤٥٦٣٢١٨', { valid: false, reason: 'length', digits: 0 }],
    ['', { valid: false, reason: 'empty' }],
    [' - ', { valid: false, reason: 'empty' }],
    ['PL', { valid: false, reason: 'empty' }],
  ])('"%s" is none', (text, result) => {
    expect(parseNip(text)).toEqual(result);
  });

  test('equal digits pass the checksum, and the rule does not forbid them', () => {
    expect(isNip('1111111111')).toBe(true);
  });

  test('one wrong digit never passes', () => {
    const index = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.constantFrom(...valid), index, index, (nip, at, digit) => {
        const changed = nip.slice(0, at) + digit + nip.slice(at + 1);
        return changed === nip || !isNip(changed);
      }),
    );
  });

  test('takes any text without throwing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof parseNip(text).valid === 'boolean'));
  });
});

test('formatNip groups ten digits and leaves other text alone', () => {
  expect([formatNip('1234563218'), formatNip('123'), formatNip('')]).toEqual(['123-456-32-18', '123', '']);
});
