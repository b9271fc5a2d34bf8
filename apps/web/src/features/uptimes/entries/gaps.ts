import { addDays } from '@biuro/core/lib/date.ts';
import { warsawInstant, warsawMidnight } from '@biuro/core/lib/warsaw.ts';

/** Instants in milliseconds. */
export interface Stretch {
  start: number;
  end: number;
}

const MINUTE = 60_000;
/** A shorter pause is no gap. */
const LEAST = 5 * MINUTE;

/** The part of a day that its strip shows: the hours of an office, and all that was worked before and after. */
export function shownOf(day: string, work: Stretch[]): Stretch {
  const [usualStart, usualEnd] = [instantOf(day, '07:00'), instantOf(day, '17:00')];
  const start = Math.min(usualStart, ...work.map((one) => one.start));
  const end = Math.max(usualEnd, ...work.map((one) => one.end));
  return { start: Math.max(start, warsawMidnight(day)), end: Math.min(end, warsawMidnight(addDays(day, 1))) };
}

/** What is not worked between the first and the last work of the day. */
export function gapsOf(work: Stretch[]): Stretch[] {
  const sorted = work.toSorted((one, other) => one.start - other.start);
  const gaps: Stretch[] = [];
  let end = sorted[0]?.end ?? 0;
  for (const next of sorted.slice(1)) {
    if (next.start - end >= LEAST) gaps.push({ start: end, end: next.start });
    end = Math.max(end, next.end);
  }
  return gaps;
}

/** Where a stretch stands within the shown part, in percent. */
export function placeOf({ start, end }: Stretch, shown: Stretch): { left: number; width: number } {
  const whole = shown.end - shown.start;
  const from = Math.max(start, shown.start);
  const to = Math.min(end, shown.end);
  return { left: ((from - shown.start) / whole) * 100, width: Math.max(0, ((to - from) / whole) * 100) };
}

const instantOf = (day: string, time: string) => warsawInstant(day, time) ?? warsawMidnight(day);
