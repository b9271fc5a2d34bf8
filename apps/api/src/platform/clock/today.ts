import { warsawDay } from '@biuro/core/lib/warsaw.ts';

/** The day in Poland, for example 2026-03-29. */
export const today = (now = new Date()): string => warsawDay(now.getTime());
