import { addDays, addMonths, daysBetween, weekdayOf } from '@biuro/core/lib/date.ts';
import { firstDayOf, lastDayOf } from '@biuro/core/poland/period.ts';

/** Days from the first to the last, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** From Monday to Sunday. */
export function weekOf(day: string): DayRange {
  const from = addDays(day, 1 - weekdayOf(day));
  return { from, to: addDays(from, 6) };
}

export function monthOf(day: string): DayRange {
  const month = day.slice(0, 7);
  return { from: firstDayOf(month), to: lastDayOf(month) };
}

export function daysOf({ from, to }: DayRange): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** The same day so many weeks later, or the first of the month so many months later. */
export function shiftDay(day: string, view: 'week' | 'month', by: number): string {
  return view === 'week' ? addDays(day, 7 * by) : addMonths(firstDayOf(day.slice(0, 7)), by);
}
