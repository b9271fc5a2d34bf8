import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

/** Opens or closes the panel of the timer, from wherever in the page. */
export function showTimerPanel(wanted: boolean): void {
  if (open === wanted) return;
  open = wanted;
  for (const listener of listeners) listener();
}

export function useTimerPanel(): boolean {
  return useSyncExternalStore(subscribe, () => open);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
