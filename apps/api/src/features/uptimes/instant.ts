import { ofWireTime } from '@biuro/core/lib/wire-time.ts';
import { invalid } from '#platform/http/problem.ts';

/** `2026-03-29 01:30:00` in UTC as an instant. A day that its month does not have is a 422 at `pointer`. */
export function readInstant(written: string, pointer: string): Date {
  try {
    return new Date(ofWireTime(written));
  } catch {
    throw invalid({ pointer, code: 'no_such_day' });
  }
}
