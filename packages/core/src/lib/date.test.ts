import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, isDate, toDate, weekdayOf, yearOf } from './date.ts';

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

test('what is no date is refused', () => {
  expect(() => addDays('tomorrow', 1)).toThrow(RangeError);
});
