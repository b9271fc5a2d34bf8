import { invalid } from '../app/problem.ts';

/** `2026-03-29 01:30:00` in UTC as an instant. A day that its month does not have is a 422 at `pointer`. */
export function readInstant(written: string, pointer: string): Date {
  const instant = new Date(`${written.replace(' ', 'T')}Z`);
  if (Number.isNaN(instant.getTime()) || writeInstant(instant) !== written)
    throw invalid({ pointer, code: 'no_such_day' });
  return instant;
}

export const writeInstant = (instant: Date): string => instant.toISOString().slice(0, 19).replace('T', ' ');
