import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { Log } from '#platform/process/worker.ts';

/** Milliseconds of event loop delay. */
const LATE = 250;
/** Share of the heap limit. At the limit the process dies, with all requests under way. */
const FULL = 0.85;
const RESOLUTION = 10;

export interface Pressure {
  /** Whether the event loop was late or the heap nearly full at the last check. */
  isUnderPressure(): boolean;
  stop(): void;
}

export function watchPressure(log: Log, { every = 1_000, full = FULL } = {}): Pressure {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  let underPressure = false;
  let wasLate = false;
  const look = setInterval(() => {
    const late = lateness(delay);
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    delay.reset();
    const before = underPressure;
    const isLate = late > LATE;
    // Twice in a row: a single long task is over when it is noticed.
    underPressure = (isLate && wasLate) || used > full * limit;
    wasLate = isLate;
    if (underPressure && !before)
      log.warn({ late, heap: used }, 'event loop or heap under pressure: refusing requests');
  }, every).unref();
  const stop = () => {
    clearInterval(look);
    delay.disable();
  };
  return { isUnderPressure: () => underPressure, stop };
}

/** Mean over the turns of the event loop, weighted by their length: more requests arrive in a long one. */
function lateness({ mean, stddev }: IntervalHistogram): number {
  return Math.round((mean ** 2 + stddev ** 2) / mean / 1e6 - RESOLUTION);
}
