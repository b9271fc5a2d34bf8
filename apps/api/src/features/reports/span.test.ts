import { expect, test } from 'vitest';
import { spanBefore, spanOf } from './span.ts';

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

test('the span before has as many days and ends the day before', () => {
  expect(spanBefore({ from: '2026-11-01', to: '2026-11-30' })).toEqual({ from: '2026-10-02', to: '2026-10-31' });
  expect(spanBefore({ from: '2026-01-01', to: '2026-01-01' })).toEqual({ from: '2025-12-31', to: '2025-12-31' });
});
