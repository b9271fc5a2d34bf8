import { warsawDay } from '@biuro/core/lib/warsaw.ts';

/** The day in the office, as `2026-11-21`. */
export const today = (now: Date = new Date()): string => warsawDay(now.getTime());
