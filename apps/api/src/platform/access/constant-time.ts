import { setTimeout } from 'node:timers/promises';

/**
 * Does the work and returns at a multiple of `milliseconds` after the start, so that the duration does not reveal the
 * result. The step has to be longer than the work usually takes.
 */
export async function inConstantTime(milliseconds: number, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  try {
    await work();
  } finally {
    await setTimeout(milliseconds - ((performance.now() - start) % milliseconds));
  }
}
