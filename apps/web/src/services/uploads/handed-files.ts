import { useSyncExternalStore } from 'react';

let handed: File[] = [];
const listeners = new Set<() => void>();

/** Hands files over to the page that sends documents, wherever they were chosen. */
export function handFiles(files: File[]): void {
  handed = [...handed, ...files];
  for (const listener of listeners) listener();
}

/** Takes what was handed over, once. */
export function takeHandedFiles(): File[] {
  const taken = handed;
  handed = [];
  return taken;
}

/** How many files wait to be taken. */
export function useHandedFiles(): number {
  return useSyncExternalStore(subscribe, () => handed.length);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
