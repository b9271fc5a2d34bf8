import { isRepeatedHour, warsawTime, warsawZone } from '@biuro/core/lib/warsaw.ts';
import { ofWireTime } from '@biuro/core/lib/wire-time.ts';
import type { Entry } from './form/values.ts';

/** The clock in Poland, with its zone where it shows the same time twice. */
export function clockOf(instant: number): string {
  const time = warsawTime(instant).slice(0, 5);
  return isRepeatedHour(instant) ? `${time} ${warsawZone(instant)}` : time;
}

/** "08:00–09:15"; an open end while it runs. */
export function spanText({ start_date, end_date }: Pick<Entry, 'start_date' | 'end_date'>): string {
  return `${clockOf(ofWireTime(start_date))}–${end_date === null ? '' : clockOf(ofWireTime(end_date))}`;
}

/** Milliseconds; one that runs lasts until now. */
export function stretchOf({ start_date, end_date }: Pick<Entry, 'start_date' | 'end_date'>, now: number) {
  const start = ofWireTime(start_date);
  return { start, end: end_date === null ? Math.max(start, now) : ofWireTime(end_date) };
}
