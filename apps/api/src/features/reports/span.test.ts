import { expect, test } from 'vitest';
import { comparedSpans, spanOf } from './span.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

test('without days a report tells of a month or of a year', () => {
  expect(spanOf({}, 'this month', NOW)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(spanOf({}, 'this year long', NOW)).toEqual({ from: '2025-12-01', to: '2026-11-30' });
  expect(spanOf({}, 'past year long', NOW)).toEqual({ from: '2025-11-01', to: '2026-10-31' });
});

test('the month is that of the clock in Poland', () => {
  const lastHour = new Date('2026-11-30T23:30:00Z');
  expect(spanOf({}, 'this month', lastHour)).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});

test('one day alone is completed', () => {
  expect(spanOf({ from: '2026-03-10' }, 'this month', NOW)).toEqual({ from: '2026-03-10', to: '2026-11-21' });
  expect(spanOf({ to: '2026-03-10' }, 'this month', NOW)).toEqual({ from: '2026-03-01', to: '2026-03-10' });
  expect(spanOf({ from: '2027-03-10' }, 'this month', NOW)).toEqual({ from: '2027-03-10', to: '2027-03-10' });
});

test('an end before the beginning, more than five years and years of no office are refused', () => {
  const refused = (from?: string, to?: string) => {
    try {
      return spanOf({ ...(from && { from }), ...(to && { to }) }, 'this month', NOW);
    } catch (problem) {
      return (problem as { mistakes: { pointer: string; code: string }[] }).mistakes.map(
        ({ pointer, code }) => `${pointer} ${code}`,
      );
    }
  };
  expect(refused('2026-03-10', '2026-03-09')).toEqual(['/to before_from']);
  expect(refused('2021-03-10', '2026-03-11')).toEqual(['/to too_long']);
  expect(refused(undefined, '9999-12-31')).toEqual(['/to maximum']);
  expect(refused('9999-12-31')).toEqual(['/from maximum']);
  expect(refused('0001-01-01', '0001-02-01')).toEqual(['/from minimum']);
  expect(refused(undefined, '0001-02-01')).toEqual(['/to minimum']);
  expect(refused('2021-03-10', '2026-03-10')).toEqual({ from: '2021-03-10', to: '2026-03-10' });
});

test.each([
  // A month that runs, whole months, a longer one than the month before.
  ['2026-11-01 2026-11-30', '2026-11-01 2026-11-24', '2026-10-01 2026-10-24'],
  ['2026-11-01 2026-11-24', '2026-11-01 2026-11-24', '2026-10-01 2026-10-24'],
  ['2026-10-01 2026-10-31', '2026-10-01 2026-10-31', '2026-08-31 2026-09-30'],
  ['2026-09-01 2026-09-30', '2026-09-01 2026-09-30', '2026-08-01 2026-08-30'],
  ['2026-03-01 2026-03-31', '2026-03-01 2026-03-31', '2026-01-29 2026-02-28'],
  // Other days.
  ['2026-10-01 2026-12-31', '2026-10-01 2026-11-24', '2026-08-07 2026-09-30'],
  ['2026-11-20 2026-11-22', '2026-11-20 2026-11-22', '2026-11-17 2026-11-19'],
  ['2026-01-01 2026-01-01', '2026-01-01 2026-01-01', '2025-12-01 2025-12-01'],
])('of %s, %s are compared with %s', (asked, current, previous) => {
  const [from = '', to = ''] = asked.split(' ');
  const spans = comparedSpans({ from, to }, '2026-11-24');
  expect([spans?.current, spans?.previous].map((span) => `${span?.from} ${span?.to}`)).toEqual([current, previous]);
});

test('days that are yet to come are compared with none', () => {
  expect(comparedSpans({ from: '2026-11-25', to: '2026-11-30' }, '2026-11-24')).toBeUndefined();
});
