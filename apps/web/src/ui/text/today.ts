import { warsawDay } from '@biuro/core/lib/warsaw.ts';

/** The date in Warsaw, such as `2026-11-21`. */
export const today = (now: Date = new Date()): string => warsawDay(now.getTime());
