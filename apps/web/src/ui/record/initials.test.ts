import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Anna Kowalska', 'AK'],
  ['Anna Maria Łuczak-Żak', 'AŁ'],
  ['żubr', 'Ż'],
  ['  Delta   s.c. ', 'D'],
  ['Delta Spedycja Sp. z o.o.', 'DS'],
  ['Gamma Technologie S.A.', 'GT'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
