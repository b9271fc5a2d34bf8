import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Calls the listener at each full second, as long as anybody listens. Time is read, never counted, so that a tab that slept is right at once. */
export function onSecond(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setTimeout(tick, untilNextSecond());
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

/** Milliseconds since 1970, to the second. */
export function useSeconds(): number {
  return useSyncExternalStore(onSecond, thisSecond);
}

/** The same, read anew only when `read` answers something else: an hour that is over, a question that has come up. */
export function useEachSecond<T extends string | number | boolean | null>(read: (now: number) => T): T {
  return useSyncExternalStore(onSecond, () => read(thisSecond()));
}

function tick(): void {
  timer = setTimeout(tick, untilNextSecond());
  for (const listener of listeners) listener();
}

const untilNextSecond = () => 1000 - (Date.now() % 1000);

const thisSecond = () => Math.floor(Date.now() / 1000) * 1000;
