import { expect, test } from 'vitest';
import { clockTime } from './countdown.ts';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [125, '2:05'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});
