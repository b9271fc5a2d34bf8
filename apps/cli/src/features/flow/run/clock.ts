import type { Clock } from '@biuro/core/lib/ports.ts';

export interface FlowClock extends Clock {
  /** Advances by milliseconds and runs the timers that are due, in order. */
  advance(duration: number): void;
  /** Sets the time; going back runs no timers. */
  set(instant: number): void;
}

interface Timer {
  due: number;
  callback: () => void;
}

/** A clock that only steps move, so that a scenario runs the same on every machine. */
export function createFlowClock(start: number): FlowClock {
  const timers = new Map<number, Timer>();
  let now = start;
  let last = 0;

  const moveTo = (end: number) => {
    for (let next = nextUntil(timers, end); next; next = nextUntil(timers, end)) {
      const [handle, { due, callback }] = next;
      timers.delete(handle);
      now = Math.max(now, due);
      callback();
    }
    now = end;
  };
  return {
    now: () => now,
    setTimeout(callback, delay) {
      last += 1;
      timers.set(last, { due: now + delay, callback });
      return last;
    },
    clearTimeout: (handle) => void timers.delete(Number(handle)),
    advance: (duration) => moveTo(now + duration),
    set: moveTo,
  };
}

function nextUntil(timers: Map<number, Timer>, end: number) {
  return [...timers].filter(([, { due }]) => due <= end).toSorted(([, a], [, b]) => a.due - b.due)[0];
}
