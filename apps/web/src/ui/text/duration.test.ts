import { expect, test } from 'vitest';
import { durationText, minutesOf } from './duration.ts';

test('minutes are shown in hours and minutes', () => {
  expect([0, 5, 60, 90, 150, 600].map(durationText)).toEqual([
    '0 min',
    '5 min',
    '1 h',
    '1 h 30 min',
    '2 h 30 min',
    '10 h',
  ]);
});

test.each([
  ['90', 90],
  ['90 min', 90],
  ['90m', 90],
  ['2 h', 120],
  ['1,5h', 90],
  ['1.5 h', 90],
  ['2:30', 150],
  ['2 h 30 min', 150],
  [' 2H 30M ', 150],
  ['0:05', 5],
])('%s is %i minutes', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes);
});

test.each(['', 'dwie godziny', '2:75', '-5', '1,5', 'h'])('"%s" is no time', (text) => {
  expect(minutesOf(text)).toBeUndefined();
});

test('what is shown is read back', () => {
  for (const minutes of [1, 59, 60, 61, 600, 1441]) expect(minutesOf(durationText(minutes))).toBe(minutes);
});
