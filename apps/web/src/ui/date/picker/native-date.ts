import { toDate } from '@biuro/core/lib/date.ts';

/** `2026-11-24` as PrimeReact wants it: midnight of that day, wherever the browser is. */
export function nativeDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

export function dateOfNative(date: Date): string {
  return toDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
}
