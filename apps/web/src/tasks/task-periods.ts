import { periodOf, previousPeriod, shiftPeriod } from '@biuro/core/poland/period.ts';
import { periodText } from '../ui/period.ts';

interface PeriodOption {
  value: string;
  label: string;
}

/** The month that is being settled: the one before `day`. */
export function settledMonth(day: string): string {
  return previousPeriod(day.slice(0, 7));
}

/** Months that people choose from, newest first: from the one after `day` to `back` before it. */
export function monthsAround(day: string, back: number): string[] {
  return stepsBack(day.slice(0, 7), back);
}

/** Periods of every length around `day`, newest first: months, then quarters, then years. */
export function periodsAround(day: string): string[] {
  return [...monthsAround(day, 24), ...stepsBack(periodOf(day, 'quarter'), 8), ...stepsBack(periodOf(day, 'year'), 3)];
}

/** These as choices, and `kept` first where it is none of them. */
export function periodOptions(periods: string[], kept?: string): PeriodOption[] {
  const all = kept && !periods.includes(kept) ? [kept, ...periods] : periods;
  return all.map((value) => ({ value, label: periodText(value) }));
}

function stepsBack(newest: string, back: number): string[] {
  return Array.from({ length: back + 2 }, (_, step) => shiftPeriod(newest, 1 - step));
}
