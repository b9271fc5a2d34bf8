import { periodOf, shiftPeriod } from '@biuro/core/poland/period.ts';

/** Periods that somebody may look for on this day: months of the last year and a half, quarters and years, the newest first. */
export function recentPeriods(today: string): string[] {
  const back = (type: 'month' | 'quarter' | 'year', count: number) =>
    Array.from({ length: count }, (_, index) => shiftPeriod(periodOf(today, type), -index));
  return [...back('month', 18), ...back('quarter', 6), ...back('year', 3)];
}
