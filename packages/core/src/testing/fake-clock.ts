import type { Clock } from '../lib/ports.ts';

export interface FakeClock extends Clock {
  /** Lets time pass; everything that falls due runs, in order. */
  advance(milliseconds: number): void;
  /** How many timers wait. */
  waiting(): number;
}

export function createFakeClock(start = Date.parse('2026-11-20T08:00:00Z')): FakeClock {
  const timers = new Map<number, { due: number; callback: () => void }>();
  let now = start;
  let last = 0;

  const nextUntil = (end: number) =>
    [...timers].filter(([, { due }]) => due <= end).toSorted(([, a], [, b]) => a.due - b.due)[0];

  return {
    now: () => now,
    setTimeout(callback, delay) {
      last += 1;
      timers.set(last, { due: now + delay, callback });
      return last;
    },
    clearTimeout(handle) {
      timers.delete(Number(handle));
    },
    advance(milliseconds) {
      const end = now + milliseconds;
      for (let next = nextUntil(end); next; next = nextUntil(end)) {
        const [handle, { due, callback }] = next;
        timers.delete(handle);
        now = due;
        callback();
      }
      now = end;
    },
    waiting: () => timers.size,
  };
}
