import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPesel, parsePesel } from './pesel.ts';
import vectors from './testing/identifier-vectors.json' with { type: 'json' };

describe('parsePesel', () => {
  test.each(vectors.pesel.valid)('%s is a PESEL', (pesel) => {
    expect(parsePesel(pesel)).toMatchObject({ valid: true, pesel });
  });

  test.each(vectors.pesel.invalid)('%s is none', (text) => {
    expect(isPesel(text)).toBe(false);
  });

  test.each([
    ['44051401359', '1944-05-14', 'male'],
    ['03270803621', '2003-07-08', 'female'],
    ['00810100002', '1800-01-01', 'female'],
    ['00422800015', '2100-02-28', 'male'],
    ['99723112341', '2299-12-31', 'female'],
  ])('%s tells of %s, %s', (pesel, birthDate, sex) => {
    expect(parsePesel(pesel)).toEqual({ valid: true, pesel, birthDate, sex });
  });

  test('29 February 2100 is in no calendar, however right the check digit', () => {
    expect(parsePesel('00422900012')).toEqual({ valid: false, reason: 'checksum' });
  });

  test.each([
    ['', { valid: false, reason: 'empty' }],
    ['4405140135', { valid: false, reason: 'length', digits: 10 }],
    ['440514O1359', { valid: false, reason: 'length', digits: 10 }],
    ['44051401358', { valid: false, reason: 'checksum' }],
    ['44133201359', { valid: false, reason: 'checksum' }],
  ])('"%s" is none, and why', (text, result) => {
    expect(parsePesel(text)).toEqual(result);
  });

  test('spaces do not matter', () => {
    expect(isPesel(' 440514 01359')).toBe(true);
  });

  test('one wrong digit never passes', () => {
    const index = fc.integer({ min: 0, max: 10 });
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.constantFrom(...vectors.pesel.valid), index, digit, (pesel, at, other) => {
        const changed = pesel.slice(0, at) + other + pesel.slice(at + 1);
        return changed === pesel || !isPesel(changed);
      }),
    );
  });
});
