import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';

/** The same key and event as in public/theme.js, which sets the colours before the first paint. */
const key = 'biuro.theme';
const changed = 'biuro:theme';

function storedTheme(): Theme {
  const stored = localStorage.getItem(key);
  return stored === 'dark' || stored === 'system' ? stored : 'light';
}

function chooseTheme(theme: Theme): void {
  localStorage.setItem(key, theme);
  dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, storedTheme), chooseTheme];
}
