import { describe, expect, test } from 'vitest';
import { isKsefNumber } from './ksef-number.ts';
import vectors from './testing/identifier-vectors.json' with { type: 'json' };

describe('isKsefNumber', () => {
  test.each(vectors.ksefNumber.valid)('%s is a number of KSeF', (number) => {
    expect(isKsefNumber(number)).toBe(true);
    expect(isKsefNumber(` ${number}\n`)).toBe(true);
  });

  test.each([
    ['another check', '5265877635-20250826-0100001AF629-AE'],
    ['another digit', '5265877635-20250826-0100001AF628-AF'],
    ['a NIP that is none', '5265877634-20250826-0100001AF629-AF'],
    ['a day that is in no calendar', '5265877635-20250231-0100001AF629-AF'],
    ['no hyphens', '5265877635202508260100001AF629AF'],
    ['small letters', '5265877635-20250826-0100001af629-af'],
    ['nothing', ''],
  ])('with %s it is none', (_what, text) => {
    expect(isKsefNumber(text)).toBe(false);
  });
});
