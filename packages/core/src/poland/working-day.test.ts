import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../lib/date.ts';
import { addWorkingDays, isWorkingDay, nextWorkingDay, previousWorkingDay } from './working-day.ts';

const day = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays('2015-01-01', days));

test('Saturday, Sunday and holidays are free, the eve of a holiday is not', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-11', '2026-12-23'].map(isWorkingDay)).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
});

test('Christmas and the weekend after it are passed in one go, in both directions', () => {
  expect([nextWorkingDay('2026-12-24'), previousWorkingDay('2026-12-27')]).toEqual(['2026-12-28', '2026-12-23']);
});

test('a working day stays where it is', () => {
  expect([nextWorkingDay('2026-12-28'), previousWorkingDay('2026-12-28')]).toEqual(['2026-12-28', '2026-12-28']);
});

test('working days are counted over the turn of the year', () => {
  expect([addWorkingDays('2026-12-30', 2), addWorkingDays('2027-01-07', -3), addWorkingDays('2026-11-21', 1)]).toEqual([
    '2027-01-04',
    '2026-12-31',
    '2026-11-23',
  ]);
});

test('no working days are no step, even from a Sunday', () => {
  expect(addWorkingDays('2026-11-22', 0)).toBe('2026-11-22');
});

test('from a working day, steps forth and back cancel each other', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -40, max: 40 }), (start, steps) => {
      const from = nextWorkingDay(start);
      return addWorkingDays(addWorkingDays(from, steps), -steps) === from;
    }),
  );
});
