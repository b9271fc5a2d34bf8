import { isDate } from '@biuro/core/lib/date.ts';
import { isRepeatedHour, warsawDay, warsawInstant, warsawTime, warsawZone } from '@biuro/core/lib/warsaw.ts';
import { localTime } from '@biuro/core/lib/wire-time.ts';
import { isPeriod } from '@biuro/core/poland/period.ts';
import { UsageError } from '#terminal/errors.ts';
import type { Words } from '#terminal/output/words.ts';

/** The day that was given for a flag; without one it is today in Poland. */
export function dayOf(flag: string, value: string | undefined, text: Words): string {
  if (value === undefined) return localTime(new Date()).slice(0, 10);
  if (!isDate(value)) throw new UsageError(text('usage.date', { flag, value }));
  return value;
}

/** An instant of the API in Polish time, nothing for null. */
export function timeText(instant: string | null): string {
  return instant === null ? '' : localTime(new Date(instant));
}

/** The period that was typed, such as `2026-10`, `2026-Q3` or `2026`. */
export function periodOf(value: string, text: Words): string {
  if (!isPeriod(value)) throw new UsageError(text('usage.period', { value }));
  return value;
}

/** A month such as `2026-10`. */
export function monthOf(flag: string, value: string, text: Words): string {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(value)) throw new UsageError(text('usage.month', { flag, value }));
  return value;
}

/** `2026-10-25 01:59` in Poland, wherever the terminal stands; an hour that comes twice says which one it is. */
export function warsawText(instant: number): string {
  const written = `${warsawDay(instant)} ${warsawTime(instant).slice(0, 5)}`;
  return isRepeatedHour(instant) ? `${written} ${warsawZone(instant)}` : written;
}

/**
 * The instant of a time that was typed, in Poland: `2026-11-20 17:00`, or `17:00` for the first one after `earliest`.
 * Of an hour that comes twice the first is taken.
 */
export function instantOf(flag: string, value: string, { earliest, text }: { earliest: number; text: Words }): number {
  const { day, time } = /^(?:(?<day>\d{4}-\d\d-\d\d)[ T])?(?<time>\d\d:\d\d)$/.exec(value)?.groups ?? {};
  if (time === undefined) throw new UsageError(text('usage.moment', { flag, value }));
  try {
    const instants = (day ? [day] : daysFrom(earliest)).map((each) => warsawInstant(each, time));
    const instant = instants.find((each) => each !== null && (day || each > earliest));
    if (instant != null) return instant;
  } catch {
    throw new UsageError(text('usage.moment', { flag, value }));
  }
  throw new UsageError(text('usage.gap', { value }));
}

const daysFrom = (instant: number) => [warsawDay(instant), warsawDay(instant + 24 * 3_600_000)];
