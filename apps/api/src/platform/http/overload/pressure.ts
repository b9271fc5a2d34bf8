import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { Log } from '#platform/process/worker.ts';

/** Milliseconds by which the event loop is late for whoever comes at any moment. */
const LATE = 250;
/** Part of the memory that JavaScript may have at most. Beyond the whole of it the process dies, with all that is under way. */
const FULL = 0.85;
const RESOLUTION = 10;

export interface Pressure {
  /** As of the last look: the process has fallen behind its work, or has nearly no memory left. */
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
    // Twice in a row: a single long piece of work is over when it is seen.
    underPressure = (isLate && wasLate) || used > full * limit;
    wasLate = isLate;
    if (underPressure && !before) log.warn({ late, heap: used }, 'behind with the work: refusing for a while');
  }, every).unref();
  const stop = () => {
    clearInterval(look);
    delay.disable();
  };
  return { isUnderPressure: () => underPressure, stop };
}

/** Of all turns of the loop, each weighted by its length: more people come in a long one. */
function lateness({ mean, stddev }: IntervalHistogram): number {
  return Math.round((mean ** 2 + stddev ** 2) / mean / 1e6 - RESOLUTION);
}
