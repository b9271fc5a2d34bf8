import { isRepeatedHour, warsawDay, warsawInstant, warsawTime, warsawZone } from '@biuro/core/lib/warsaw.ts';
import { UsageError } from '#terminal/errors/mistakes.ts';
import type { Words } from '#terminal/output/words.ts';

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
