import { addDays, addMonths, daysBetween, weekdayOf } from '@biuro/core/lib/date.ts';
import { firstDayOf, lastDayOf, periodOf, previousPeriod } from '@biuro/core/poland/period.ts';

/** Days from the first to the last, both included. */
export interface DateRange {
  from: string;
  to: string;
}

export const daysIn = ({ from, to }: DateRange): number => daysBetween(from, to) + 1;

/** The range with its days in their order, whichever was named first. */
export function inOrder(one: string, other: string): DateRange {
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

export function isLonger({ from, to }: DateRange, years: number): boolean {
  return to > addMonths(from, 12 * years);
}

/** Periods that are asked for most, in the order in which they are offered. */
export const presetNames = ['today', 'week', 'month', 'previous', 'thirty', 'quarter'] as const;

export function presetRanges(now: string): Record<(typeof presetNames)[number], DateRange> {
  const month = now.slice(0, 7);
  const monday = addDays(now, 1 - weekdayOf(now));
  const rangeOf = (period: string) => ({ from: firstDayOf(period), to: lastDayOf(period) });
  return {
    today: { from: now, to: now },
    week: { from: monday, to: addDays(monday, 6) },
    month: rangeOf(month),
    previous: rangeOf(previousPeriod(month)),
    thirty: { from: addDays(now, -29), to: now },
    quarter: rangeOf(periodOf(month, 'quarter')),
  };
}
