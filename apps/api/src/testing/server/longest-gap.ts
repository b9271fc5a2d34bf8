import { setTimeout as wait } from 'node:timers/promises';

const EVERY = 5;

/** Duration of the work, and the longest time in which the event loop was blocked; in milliseconds. */
export async function longestGap(work: () => Promise<unknown>): Promise<{ whole: number; gap: number }> {
  let last = performance.now();
  let gap = 0;
  const tick = () => {
    const now = performance.now();
    gap = Math.max(gap, now - last);
    last = now;
  };
  const start = last;
  const ticking = setInterval(tick, EVERY);
  try {
    await work();
    const whole = performance.now() - start;
    // The end of the work may have blocked as well.
    await wait(EVERY);
    return { whole, gap };
  } finally {
    clearInterval(ticking);
  }
}
