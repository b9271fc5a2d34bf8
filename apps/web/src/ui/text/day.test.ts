import { expect, test } from 'vitest';
import { daysText } from './day.ts';

test.each([
  ['2026-11-16', '2026-11-22', '16–22 listopada 2026'],
  ['2026-11-30', '2026-12-06', '30 listopada – 6 grudnia 2026'],
  ['2026-12-28', '2027-01-03', '28 grudnia 2026 – 3 stycznia 2027'],
  ['2026-11-16', '2026-11-16', '16 listopada 2026'],
])('from %s to %s is %s', (from, to, text) => {
  expect(daysText({ from, to }, 'pl').replaceAll(/\s/g, ' ')).toBe(text);
});
