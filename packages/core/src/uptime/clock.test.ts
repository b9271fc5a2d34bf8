import { expect, test } from 'vitest';
import { readClock } from './clock.ts';

test.each([
  ['8', '08:00'],
  ['8:5', '08:05'],
  ['17.45', '17:45'],
  ['805', '08:05'],
  ['1730', '17:30'],
  ['17', '17:00'],
  ['24:00', null],
  ['8:60', null],
  ['ósma', null],
])('read the clock %s', (text, clock) => {
  expect(readClock(text)).toBe(clock);
});
