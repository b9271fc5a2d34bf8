import type { Storage } from '../lib/ports.ts';
import type { Timer } from './timer.ts';

/** Holds the start of the free timer that runs here, in unix seconds, and nothing else. */
export const startKey = 'biuro.uptime';

/** Holds, for each person of this device, what else is known about the timer. */
export const timersKey = 'biuro.uptime.timers';

/**
 * The timer of a person on this device. A start that names no person belongs to this one; the timer of another person who
 * has worked here is not touched.
 */
export function readTimer(storage: Storage, person: string): Timer | null {
  const timers = readTimers(storage);
  const start = startOf(storage.get(startKey));
  const isOwned = Object.values(timers).some((timer) => timer.start === start);
  if (start === null || isOwned) return timers[person] ?? null;
  return { start, entry: null, end: null, kept: false, details: {} };
}

export function writeTimer(storage: Storage, person: string, timer: Timer): void {
  const timers = readTimers(storage);
  const replaced = timers[person]?.start;
  storage.set(timersKey, JSON.stringify({ ...timers, [person]: timer }));
  if (timer.entry === null) storage.set(startKey, String(timer.start));
  else forgetStart(storage, replaced ?? timer.start);
}

/** Writes more about a timer, unless another tab has ended it or begun another one. */
export function changeTimer(storage: Storage, person: string, timer: Timer): void {
  if (readTimer(storage, person)?.start === timer.start) writeTimer(storage, person, timer);
}

/** Forgets the timer of a person if it still is the one that began then. */
export function clearTimer(storage: Storage, person: string, start: number): void {
  forgetStart(storage, start);
  const { [person]: own, ...others } = readTimers(storage);
  if (own?.start !== start) return;
  if (Object.keys(others).length > 0) storage.set(timersKey, JSON.stringify(others));
  else storage.remove(timersKey);
}

function forgetStart(storage: Storage, start: number): void {
  if (startOf(storage.get(startKey)) === start) storage.remove(startKey);
}

function startOf(stored: string | null): number | null {
  return stored !== null && /^[1-9]\d{8,9}$/.test(stored) ? Number(stored) : null;
}

function readTimers(storage: Storage): Record<string, Timer> {
  try {
    const stored: unknown = JSON.parse(storage.get(timersKey) ?? '{}');
    return Object.fromEntries(
      Object.entries(recordOf(stored)).flatMap(([person, value]) => {
        const timer = timerOf(recordOf(value));
        return timer ? [[person, timer]] : [];
      }),
    );
  } catch {
    return {};
  }
}

function timerOf({ start, entry, end, kept, details }: Record<string, unknown>): Timer | null {
  if (typeof start !== 'number' || startOf(String(start)) === null) return null;
  return {
    start,
    entry: typeof entry === 'string' ? entry : null,
    end: typeof end === 'number' ? end : null,
    kept: kept === true,
    details: recordOf(details),
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
