import { useSyncExternalStore } from 'react';
import { deviceKeys, keepChoice } from './device-choices.ts';
import { isSignedInHere, storedPreferences } from './stored-preferences.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** The same event and order as in theme-first.js, which sets the colours before the first paint. */
const changed = 'biuro:theme';

/** What was chosen on this device, else what the account of the person signed in says, else light. */
function currentTheme(): Theme {
  return themeIn(localStorage.getItem(deviceKeys.theme)) ?? themeIn(storedPreferences().theme) ?? 'light';
}

export function themeIn(value: unknown): Theme | undefined {
  return themes.find((theme) => theme === value);
}

export function chooseTheme(theme: Theme): void {
  keepChoice({ device: localStorage, tab: sessionStorage }, 'theme', theme, isSignedInHere());
  announceTheme();
}

/** Notifies what follows the theme that it may have changed. */
export function announceTheme(): void {
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
  return [useSyncExternalStore(subscribe, currentTheme), chooseTheme];
}
