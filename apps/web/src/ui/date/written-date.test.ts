import { beforeEach, expect, test } from 'vitest';
import { readDate } from './written-date.ts';

const NOW = '2026-11-18';

beforeEach(() => {
  document.documentElement.lang = 'pl';
});

test.each([
  ['24.11.2026', '2026-11-24'],
  ['24 11', '2026-11-24'],
  ['24.11', '2026-11-24'],
  ['24,11', '2026-11-24'],
  ['24/11/2026', '2026-11-24'],
  ['24. 11. 2026', '2026-11-24'],
  [' 1.2.2027 ', '2027-02-01'],
  ['24112026', '2026-11-24'],
  ['2411', '2026-11-24'],
  ['2026-11-24', '2026-11-24'],
  ['2026.1.5', '2026-01-05'],
  ['24.11.26', '2026-11-24'],
  ['12.5.85', '1985-05-12'],
  ['29.02.2028', '2028-02-29'],
  ['dziś', '2026-11-18'],
  ['DZIS', '2026-11-18'],
  ['dzisiaj', '2026-11-18'],
  ['jutro', '2026-11-19'],
  ['wczoraj', '2026-11-17'],
])('%s is %s', (text, date) => {
  expect(readDate(text, NOW)).toEqual({ kind: 'date', date });
});

test.each([
  ['31.11.2026', '2026-11-30'],
  ['31 11', '2026-11-30'],
  ['29.02.2027', '2027-02-28'],
  ['2026-02-30', '2026-02-28'],
])('no calendar has %s: the last day of its month is %s', (text, nearest) => {
  expect(readDate(text, NOW)).toEqual({ kind: 'impossible', nearest });
});

test.each([
  '2',
  '24.',
  '24.13',
  '32.11',
  '0.11',
  '24.11.2',
  '24.11.0026',
  '24.11.3026',
  '241120',
  'kiedyś',
  'tomorrow',
  '24.11.2026 8:00',
])('%s is no date', (text) => {
  expect(readDate(text, NOW)).toEqual({ kind: 'unknown' });
});

test('without a year it is this one, or the one beside it that the bounds allow', () => {
  expect(readDate('30.12', NOW)).toEqual({ kind: 'date', date: '2026-12-30' });
  expect(readDate('30.12', NOW, { max: NOW })).toEqual({ kind: 'date', date: '2025-12-30' });
  expect(readDate('5.1', NOW, { min: NOW })).toEqual({ kind: 'date', date: '2027-01-05' });
  expect(readDate('5.1', NOW, { min: '2030-01-01' })).toEqual({ kind: 'date', date: '2026-01-05' });
});

test('nothing is written', () => {
  expect(readDate('  ', NOW)).toEqual({ kind: 'empty' });
});
