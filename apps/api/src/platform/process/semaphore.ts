import { Problem } from '#platform/http/problem.ts';

/**
 * Limits concurrent work to `atOnce`; the rest waits in order. When `queue` are waiting, further calls get a 503 at
 * once instead of an answer that comes too late.
 */
export function createSemaphore(atOnce: number, queue: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= queue) throw new Problem(503, 'unavailable', { retryAfter: 2 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** Hands the permit to the next in the queue without releasing it, so that a new call cannot overtake. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
