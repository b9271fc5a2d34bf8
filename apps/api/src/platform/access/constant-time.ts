import { setTimeout } from 'node:timers/promises';

/**
 * Does the work and ends at a full step of time after it began, so that how long it took does not tell what it found. Make the step
 * longer than the work usually is.
 */
export async function inConstantTime(milliseconds: number, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  try {
    await work();
  } finally {
    await setTimeout(milliseconds - ((performance.now() - start) % milliseconds));
  }
}
