import { expect, test } from 'vitest';
import { freshNips, nipsFrom } from './nips.ts';

test('numbers without a check digit are left out', () => {
  expect(nipsFrom(526_025_027, 1)).toEqual(['5260250274']);
  // The check digit of 526025037 would be 10.
  expect(nipsFrom(526_025_036, 2)).toEqual(['5260250363', '5260250386']);
});

test('those without end are the same', () => {
  const nips = freshNips(123_456_321);
  expect([nips.next().value, nips.next().value]).toEqual(nipsFrom(123_456_321, 2));
});
