import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatNrb, isNrb, nrbCheckDigits, parseNrb } from './nrb.ts';
import vectors from './testing/identifier-vectors.json' with { type: 'json' };

const [account = ''] = vectors.nrb.valid;

describe('parseNrb', () => {
  test.each(vectors.nrb.valid)('%s is an account', (nrb) => {
    expect(parseNrb(nrb)).toEqual({ valid: true, nrb });
  });

  test.each(vectors.nrb.invalid)('%s is none', (text) => {
    expect(isNrb(text)).toBe(false);
  });

  test.each([vectors.nrb.iban, 'PL 61 1090 1014 0000 0712 1981 2874', 'pl61\u00a01090-1014-0000-0712-1981-2874'])(
    '"%s" is read as its 26 digits',
    (text) => {
      expect(parseNrb(text)).toEqual({ valid: true, nrb: account });
    },
  );

  test.each([
    ['', { valid: false, reason: 'empty' }],
    ['PL', { valid: false, reason: 'empty' }],
    ['6110901014000007121981287', { valid: false, reason: 'length', digits: 25 }],
    ['DE61109010140000071219812874', { valid: false, reason: 'checksum' }],
    ['16109010140000071219812874', { valid: false, reason: 'checksum' }],
  ])('"%s" is none, and why', (text, result) => {
    expect(parseNrb(text)).toEqual(result);
  });

  test('neither one wrong digit nor two that changed places pass', () => {
    const index = fc.integer({ min: 0, max: 24 });
    fc.assert(
      fc.property(index, fc.integer({ min: 0, max: 9 }), (at, digit) => {
        const changed = account.slice(0, at) + digit + account.slice(at + 1);
        const swapped = account.slice(0, at) + account[at + 1] + account[at] + account.slice(at + 2);
        return (changed === account || !isNrb(changed)) && (swapped === account || !isNrb(swapped));
      }),
    );
  });

  test('takes any text without throwing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof parseNrb(text).valid === 'boolean'));
  });
});

test('check digits make an account of any 24 digits', () => {
  const digits = fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: 24, maxLength: 24 })
    .map((some) => some.join(''));
  fc.assert(fc.property(digits, (rest) => isNrb(nrbCheckDigits(rest) + rest)));
});

test('formatNrb groups 26 digits and leaves other text alone', () => {
  expect([formatNrb('88101000712222123456321800'), formatNrb('8810'), formatNrb('')]).toEqual([
    '88 1010 0071 2222 1234 5632 1800',
    '8810',
    '',
  ]);
});
