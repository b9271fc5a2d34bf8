/** Milliseconds after which it runs even if the browser is never idle. */
const PATIENCE = 3_000;

/** Runs once when the browser is idle, after the page that is being opened. Returns a function that cancels it. */
export function onIdle(run: () => unknown): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, PATIENCE);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: PATIENCE });
  return () => cancelIdleCallback(idle);
}
