import { expect, test } from 'vitest';
import { timeAgo } from './last-active.tsx';

const now = Date.UTC(2026, 10, 20, 8, 41);
const ago = (seconds: number) => timeAgo(now - seconds * 1000, now, 'pl');

test.each([
  [-90, 'teraz'],
  [0, 'teraz'],
  [59, 'teraz'],
  [60, '1 minutę temu'],
  [5 * 60, '5 minut temu'],
  [22 * 60 + 59, '22 minuty temu'],
  [3600, '1 godzinę temu'],
  [86_399, '23 godziny temu'],
  [86_400, null],
])('%d seconds ago is %j', (seconds, words) => {
  expect(ago(seconds)).toBe(words);
});
