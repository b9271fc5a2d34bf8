import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { FastifyInstance } from 'fastify';

/** Milliseconds by which the event loop comes late on average. */
const LATE = 250;
/** Part of the memory that JavaScript may have at most. Beyond the whole of it the process dies, with all that is under way. */
const FULL = 0.85;
const RESOLUTION = 10;

/** Tells, as of its last look, whether the process has fallen behind its work or has nearly no memory left. */
export function watchStrain(app: FastifyInstance, { every = 1_000, full = FULL } = {}): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  let strained = false;
  let wasLate = false;
  const look = setInterval(() => {
    const late = Math.round(delay.mean / 1e6 - RESOLUTION);
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    delay.reset();
    const before = strained;
    const isLate = late > LATE;
    // Twice in a row: a single long piece of work is over when it is seen.
    strained = (isLate && wasLate) || used > full * limit;
    wasLate = isLate;
    if (strained && !before) app.log.warn({ late, heap: used }, 'behind with the work: refusing for a while');
  }, every).unref();
  app.addHook('onClose', async () => {
    clearInterval(look);
    delay.disable();
  });
  return () => strained;
}
