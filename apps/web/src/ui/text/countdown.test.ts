import { expect, test } from 'vitest';
import { clockTime, spokenStep } from './countdown.ts';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [125, '2:05'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});

test('a minute of waiting is spoken at 30 and 10 seconds and at the end', () => {
  const spoken = Array.from({ length: 61 }, (_, index) => spokenStep(60, 60 - index));
  expect([...new Set(spoken)]).toEqual([null, 30, 10, 0]);
});

test('a skipped second skips no step', () => {
  expect([31, 28, 9, 0].map((seconds) => spokenStep(45, seconds))).toEqual([null, 30, 10, 0]);
});
