import { beforeEach, expect, test } from 'vitest';
import { distanceOf, shownDate, spelledDate } from './date-text.ts';

const NOW = '2026-11-18';

beforeEach(() => {
  document.documentElement.lang = 'pl';
});

test('a date is shown with its day first, and what is none as it was typed', () => {
  expect(['2026-11-24', '', '31.11.2026'].map(shownDate)).toEqual(['24.11.2026', '', '31.11.2026']);
});

test.each([
  ['2026-11-18', 'środa, dziś'],
  ['2026-11-19', 'czwartek, jutro'],
  ['2026-11-24', 'wtorek, za 6 dni'],
  ['2026-12-20', 'niedziela'],
  ['2026-11-17', 'wtorek, wczoraj'],
  ['2026-11-13', 'piątek, 5 dni temu'],
  ['2026-03-02', 'poniedziałek'],
  ['1985-05-12', ''],
])('%s is told as "%s"', (date, text) => {
  expect(distanceOf(date, NOW)).toBe(text);
});

test('while it is typed the day is spelled, with its year where that is another one', () => {
  expect(spelledDate('2026-11-19', NOW)).toBe('czwartek, 19 listopada');
  expect(spelledDate('2027-01-05', NOW)).toBe('wtorek, 5 stycznia 2027');
});
