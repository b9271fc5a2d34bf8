// A page keeps its language until it is loaded anew, and its modules theirs: an address of their own gives these tests their own process.
// @vitest-environment-options { "url": "https://english-dates.biuro.example/" }
import { expect, test } from 'vitest';
import { distanceOf, spelledDate } from './date-text.ts';
import { readDate } from './written-date.ts';

const NOW = '2026-11-18';
document.documentElement.lang = 'en';

test('the words are those of the language of the page', () => {
  expect(readDate('Tomorrow', NOW)).toEqual({ kind: 'date', date: '2026-11-19' });
  expect(readDate('today', NOW)).toEqual({ kind: 'date', date: '2026-11-18' });
  expect(readDate('jutro', NOW)).toEqual({ kind: 'unknown' });
  expect(readDate('24.11', NOW)).toEqual({ kind: 'date', date: '2026-11-24' });
});

test('a date is told in English', () => {
  expect([distanceOf('2026-11-24', NOW), distanceOf('2026-11-17', NOW), spelledDate('2026-11-19', NOW)]).toEqual([
    'Tuesday, in 6 days',
    'Tuesday, yesterday',
    'Thursday, 19 November',
  ]);
});
