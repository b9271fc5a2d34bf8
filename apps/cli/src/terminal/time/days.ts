import { isDate } from '@biuro/core/lib/date.ts';
import { localTime } from '@biuro/core/lib/wire-time.ts';
import { isPeriod } from '@biuro/core/poland/period.ts';
import { UsageError } from '#terminal/errors/mistakes.ts';
import type { Words } from '#terminal/output/words.ts';

/** The day that was given for a flag; without one it is today, in the time zone of the terminal. */
export function dayOf(flag: string, value: string | undefined, text: Words): string {
  if (value === undefined) return localTime(new Date()).slice(0, 10);
  if (!isDate(value)) throw new UsageError(text('usage.date', { flag, value }));
  return value;
}

/** An instant of the API for people, nothing for null. */
export function timeText(instant: string | null): string {
  return instant === null ? '' : localTime(new Date(instant));
}

/** The period that was typed, such as `2026-10`, `2026-Q3` or `2026`. */
export function periodOf(value: string, text: Words): string {
  if (!isPeriod(value)) throw new UsageError(text('usage.period', { value }));
  return value;
}
