/** Milliseconds after which it runs even if the browser is never at rest. */
const PATIENCE = 3_000;

/** Runs once the browser has nothing to do for the first time: after the page that is being opened. Returns what calls it off. */
export function onIdle(run: () => unknown): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, PATIENCE);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: PATIENCE });
  return () => cancelIdleCallback(idle);
}
