import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  firstDayOf,
  isPeriod,
  lastDayOf,
  monthAfter,
  monthsOf,
  nextPeriod,
  periodOf,
  periodParts,
  previousPeriod,
  readPeriod,
  settledMonth,
  shiftPeriod,
  toPeriod,
} from './period.ts';
import { transferPeriod } from './transfer-period.ts';

describe('readPeriod', () => {
  test.each([
    ['2026-03', { type: 'month', year: 2026, number: 3 }],
    ['2026-12', { type: 'month', year: 2026, number: 12 }],
    ['2026-Q1', { type: 'quarter', year: 2026, number: 1 }],
    ['2026', { type: 'year', year: 2026, number: 1 }],
  ])('%s is a period', (text, parts) => {
    expect(readPeriod(text)).toEqual(parts);
  });

  test.each([
    '2026-00',
    '2026-13',
    '2026-3',
    '2026-Q0',
    '2026-Q5',
    '2026-q1',
    '26-03',
    '0026',
    '2026-03-01',
    ' 2026',
    '',
  ])('"%s" is none', (text) => {
    expect([readPeriod(text), isPeriod(text)]).toEqual([undefined, false]);
  });
});

test('what is no period is refused', () => {
  expect(() => nextPeriod('March')).toThrow('"March" is no period like 2026-03, 2026-Q1 or 2026.');
});

test('the next and the previous period have the same length', () => {
  expect(['2026-11', '2026-12', '2026-Q4', '2026'].map(nextPeriod)).toEqual(['2026-12', '2027-01', '2027-Q1', '2027']);
  expect(['2027-01', '2027-Q1', '2027'].map(previousPeriod)).toEqual(['2026-12', '2026-Q4', '2026']);
});

test('any number of steps forth and back leads to the start', () => {
  const part = (type: 'month' | 'quarter' | 'year', max: number) =>
    fc.record({
      type: fc.constant(type),
      year: fc.integer({ min: 1990, max: 2090 }),
      number: fc.integer({ min: 1, max }),
    });
  const parts = fc.oneof(part('month', 12), part('quarter', 4), part('year', 1));
  fc.assert(
    fc.property(parts, fc.integer({ min: -90, max: 90 }), (start, steps) => {
      const period = toPeriod(start);
      expect(periodParts(period)).toEqual(start);
      expect(shiftPeriod(shiftPeriod(period, steps), -steps)).toBe(period);
    }),
  );
});

test('a quarter has three months, a year twelve, a month itself', () => {
  expect(monthsOf('2026-Q4')).toEqual(['2026-10', '2026-11', '2026-12']);
  expect(monthsOf('2026')).toEqual(['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4'].flatMap(monthsOf));
  expect(monthsOf('2026-03')).toEqual(['2026-03']);
});

test('a date and a month lie in their month, quarter and year', () => {
  expect([periodOf('2026-03-31', 'month'), periodOf('2026-03', 'quarter'), periodOf('2026-10-01', 'quarter')]).toEqual([
    '2026-03',
    '2026-Q1',
    '2026-Q4',
  ]);
  expect(periodOf('2026-12-31', 'year')).toBe('2026');
});

test.each([
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-12', '2026-12-01', '2026-12-31'],
  ['2026-Q2', '2026-04-01', '2026-06-30'],
  ['2026', '2026-01-01', '2026-12-31'],
])('%s lasts from %s to %s', (period, first, last) => {
  expect([firstDayOf(period), lastDayOf(period)]).toEqual([first, last]);
});

test('months are counted from the last one of the period', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-Q1', 1), monthAfter('2026', 4), monthAfter('2026', -10)]).toEqual([
    '2027-01',
    '2026-04',
    '2027-04',
    '2026-02',
  ]);
});

test.each([
  ['2026-03', '26M03'],
  ['2026-11', '26M11'],
  ['2026-Q1', '26K01'],
  ['2026', '26R'],
  ['2009-04', '09M04'],
])('a transfer for %s names %s', (period, symbol) => {
  expect(transferPeriod(period)).toBe(symbol);
});

test('the month before is being settled', () => {
  expect([settledMonth('2026-11-21'), settledMonth('2027-01-02')]).toEqual(['2026-10', '2026-12']);
});
