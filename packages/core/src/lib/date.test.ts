import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  formatDate,
  isDate,
  noonOf,
  toDate,
  utcDay,
  weekdayOf,
  yearOf,
} from './date.ts';

describe('isDate', () => {
  test.each(['2026-11-21', '2028-02-29', '1899-12-31'])('%s is a day', (text) => {
    expect(isDate(text)).toBe(true);
  });

  test.each(['2026-02-29', '2026-02-31', '2026-13-01', '2026-00-10', '2026-1-1', '21.11.2026', '2026-11-21T00:00', ''])(
    '"%s" is none',
    (text) => {
      expect(isDate(text)).toBe(false);
    },
  );
});

test('toDate takes days and months beyond their ends', () => {
  expect([toDate(2026, 1, 5), toDate(2028, 3, 0), toDate(2026, 13, 20), toDate(2026, 0, 31)]).toEqual([
    '2026-01-05',
    '2028-02-29',
    '2027-01-20',
    '2025-12-31',
  ]);
});

test('the nights in which clocks change are days like others', () => {
  expect([
    addDays('2026-10-24', 1),
    addDays('2026-10-25', 1),
    addDays('2027-03-28', 1),
    addDays('2027-01-01', -1),
  ]).toEqual(['2026-10-25', '2026-10-26', '2027-03-29', '2026-12-31']);
});

test('daysBetween counts backwards as well', () => {
  expect([daysBetween('2026-10-24', '2026-10-26'), daysBetween('2026-03-01', '2026-02-28')]).toEqual([2, -1]);
});

test('the week begins on Monday', () => {
  expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekdayOf)).toEqual([1, 6, 7]);
});

test('yearOf reads the year', () => {
  expect(yearOf('2026-11-21')).toBe(2026);
});

test('addMonths keeps the day, or takes the last one of a shorter month', () => {
  expect([addMonths('2026-11-21', 2), addMonths('2026-03-31', -1), addMonths('2028-01-31', 1)]).toEqual([
    '2027-01-21',
    '2026-02-28',
    '2028-02-29',
  ]);
});

test('the day of an instant is that of UTC', () => {
  expect(utcDay(new Date('2026-10-24T23:30:00Z'))).toBe('2026-10-24');
  expect(noonOf('2026-10-25')).toEqual(new Date('2026-10-25T12:00:00Z'));
});

test('what is no date is refused', () => {
  expect(() => addDays('tomorrow', 1)).toThrow(RangeError);
  expect(() => formatDate('2026-13-01', 'D')).toThrow(RangeError);
});

test('a month has one form after a day and another one alone', () => {
  expect([formatDate('2026-10-03', 'D MMMM YYYY', 'pl'), formatDate('2026-10-03', 'MMMM YYYY', 'pl')]).toEqual([
    '3 października 2026',
    'październik 2026',
  ]);
});

const formats: [string, Intl.DateTimeFormatOptions][] = [
  ['D MMMM YYYY', { dateStyle: 'long' }],
  ['D MMMM', { day: 'numeric', month: 'long' }],
  ['D MMM', { day: 'numeric', month: 'short' }],
  ['D MMM YYYY', { day: 'numeric', month: 'short', year: 'numeric' }],
  ['MMMM YYYY', { month: 'long', year: 'numeric' }],
  ['MMMM', { month: 'long' }],
  ['MMM', { month: 'short' }],
  ['dddd', { weekday: 'long' }],
];

// Sentences with a time in them are worded by Intl, and both stand side by side.
describe.each([
  ['pl', 'pl-PL'],
  ['en', 'en-GB'],
] as const)('in %s', (locale, tag) => {
  test.each(formats)('%s reads as Intl writes it', (format, options) => {
    const intl = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
    const days = Array.from({ length: 366 }, (_, index) => addDays('2028-01-01', index));
    expect(days.map((day) => formatDate(day, format, locale))).toEqual(days.map((day) => intl.format(new Date(day))));
  });
});
