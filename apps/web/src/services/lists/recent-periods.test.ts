import { expect, test } from 'vitest';
import { recentPeriods } from './recent-periods.ts';

test('months come first, from the one of today back', () => {
  expect(recentPeriods('2026-02-10').slice(0, 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
});

test('then quarters and years', () => {
  const periods = recentPeriods('2026-02-10').slice(18);
  expect(periods).toEqual(['2026-Q1', '2025-Q4', '2025-Q3', '2025-Q2', '2025-Q1', '2024-Q4', '2026', '2025', '2024']);
});
