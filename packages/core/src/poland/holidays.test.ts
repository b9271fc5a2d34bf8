import Holidays from 'date-holidays';
import { describe, expect, test } from 'vitest';
import { easterOf, holidayOn, holidaysOf } from './holidays.ts';

describe('holidaysOf', () => {
  test('2026 has fourteen, in order', () => {
    expect(holidaysOf(2026)).toEqual([
      { id: 'new_year', date: '2026-01-01' },
      { id: 'epiphany', date: '2026-01-06' },
      { id: 'easter', date: '2026-04-05' },
      { id: 'easter_monday', date: '2026-04-06' },
      { id: 'labour_day', date: '2026-05-01' },
      { id: 'constitution_day', date: '2026-05-03' },
      { id: 'pentecost', date: '2026-05-24' },
      { id: 'corpus_christi', date: '2026-06-04' },
      { id: 'assumption', date: '2026-08-15' },
      { id: 'all_saints', date: '2026-11-01' },
      { id: 'independence_day', date: '2026-11-11' },
      { id: 'christmas_eve', date: '2026-12-24' },
      { id: 'christmas', date: '2026-12-25' },
      { id: 'second_day_of_christmas', date: '2026-12-26' },
    ]);
  });

  test('24 December is free from 2025, 6 January from 2011', () => {
    expect([holidayOn('2024-12-24'), holidayOn('2025-12-24')]).toEqual([undefined, 'christmas_eve']);
    expect([holidayOn('2010-01-06'), holidayOn('2011-01-06')]).toEqual([undefined, 'epiphany']);
  });

  test('agrees with date-holidays in every year from 2012 to 2099', () => {
    const calendar = new Holidays('PL', { types: ['public'] });
    for (let year = 2012; year < 2100; year++) {
      const theirs = calendar.getHolidays(year).map(({ date }) => date.slice(0, 10));
      expect(holidaysOf(year).map(({ date }) => date)).toEqual([...new Set(theirs)].toSorted());
    }
  });
});

test('holidayOn finds every holiday of a year and nothing else', () => {
  const found = holidaysOf(2027).map(({ date }) => ({ id: holidayOn(date), date }));
  expect(found).toEqual(holidaysOf(2027));
  expect(['2027-01-02', '2027-03-27', '2027-12-23'].map(holidayOn)).toEqual([undefined, undefined, undefined]);
});

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter of %i is on %s', (year, date) => {
  expect(easterOf(year)).toBe(date);
});
