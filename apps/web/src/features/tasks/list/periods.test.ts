import { expect, test } from 'vitest';
import { monthsToOpen, periodsAround } from './periods.ts';

test('a month can be opened once it has begun', () => {
  const months = monthsToOpen('2026-12-31');
  expect([months.length, ...months.slice(0, 2), months.at(-1)]).toEqual([13, '2026-12', '2026-11', '2025-12']);
});

test('all periods stand by length, each newest first', () => {
  const periods = periodsAround('2026-11-21');
  expect(periods.filter((one) => one.includes('Q')).slice(0, 3)).toEqual(['2027-Q1', '2026-Q4', '2026-Q3']);
  expect(periods.filter((one) => /^\d{4}$/.test(one))).toEqual(['2027', '2026', '2025', '2024', '2023']);
  expect(new Set(periods).size).toBe(periods.length);
});
