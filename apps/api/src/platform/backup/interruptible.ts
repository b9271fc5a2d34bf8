import { StartError } from '#platform/process/start-error.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs work that Ctrl-C, a closed terminal or a shutdown ends early with this sentence; the caller then cleans up and
 * exits. Once the work has called `finish`, the process runs to its end.
 */
export async function interruptible<T>(sentence: string, work: (finish: () => void) => Promise<T>): Promise<T> {
  const { promise: interrupted, reject } = Promise.withResolvers<never>();
  let isFinishing = false;
  const finish = () => {
    isFinishing = true;
  };
  const onSignal = () => {
    if (!isFinishing) reject(new StartError(sentence));
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    return await Promise.race([work(finish), interrupted]);
  } finally {
    // Who is impatient while it cleans up may end it.
    if (!isFinishing) for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}
