import { Problem } from '#platform/http/problem.ts';

/**
 * Lets work through, `atOnce` at a time; the rest waits in order. Beyond `queue` waiting, the caller gets a 503 at once instead of an
 * answer that comes too late.
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

  /** The place goes to the next in line without becoming free, so that nobody slips in between. */
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
