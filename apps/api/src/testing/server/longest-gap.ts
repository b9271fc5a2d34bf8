import { setTimeout as wait } from 'node:timers/promises';

const EVERY = 5;

/** How long the work took, and for how long at most this process answered nothing else meanwhile; in milliseconds. */
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
    // What it ended with counts, too.
    await wait(EVERY);
    return { whole, gap };
  } finally {
    clearInterval(ticking);
  }
}
