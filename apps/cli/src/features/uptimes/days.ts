import { isDate } from '@biuro/core/lib/date.ts';
import { UsageError } from '#terminal/errors/mistakes.ts';
import type { Words } from '#terminal/output/words.ts';

export function dayGiven(flag: string, value: string, text: Words): string {
  if (!isDate(value)) throw new UsageError(text('usage.date', { flag, value }));
  return value;
}

/** A month such as `2026-10`. */
export function monthGiven(flag: string, value: string, text: Words): string {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(value)) throw new UsageError(text('usage.month', { flag, value }));
  return value;
}
