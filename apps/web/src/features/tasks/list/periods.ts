import { periodOf, shiftPeriod } from '@biuro/core/poland/period.ts';
import { periodText } from '#ui/text/period.ts';

interface PeriodOption {
  value: string;
  label: string;
}

/** Months that can be opened on `day`, newest first: none before it has begun. */
export function monthsToOpen(day: string): string[] {
  return stepsBack(day.slice(0, 7), 12).slice(1);
}

/** Periods of every length around `day`, newest first: months, then quarters, then years. */
export function periodsAround(day: string): string[] {
  return [
    ...stepsBack(day.slice(0, 7), 24),
    ...stepsBack(periodOf(day, 'quarter'), 8),
    ...stepsBack(periodOf(day, 'year'), 3),
  ];
}

/** These as choices, and `kept` first where it is none of them. */
export function periodOptions(periods: string[], kept?: string): PeriodOption[] {
  const all = kept && !periods.includes(kept) ? [kept, ...periods] : periods;
  return all.map((value) => ({ value, label: periodText(value) }));
}

/** From the period after `newest` to `back` before it. */
function stepsBack(newest: string, back: number): string[] {
  return Array.from({ length: back + 2 }, (_, step) => shiftPeriod(newest, 1 - step));
}
