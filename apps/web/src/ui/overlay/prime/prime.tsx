import { PrimeReactProvider } from 'primereact/api';
import type { ReactNode } from 'react';
import { setPrimeLocale } from './prime-locale.ts';
import './primereact.css';
import { pageLocale } from '#ui/text/words.ts';

const settings = {
  locale: pageLocale(),
  ripple: false,
  // A page that is still loading may scroll, and would close a menu that was just opened.
  hideOverlaysOnDocumentScrolling: false,
  zIndex: { menu: 30, overlay: 30, modal: 50, tooltip: 60 },
};

setPrimeLocale(pageLocale());

/** Wraps every PrimeReact component: theme, words and settings are loaded with the first one and not before. */
export function Prime({ children }: { children: ReactNode }) {
  return <PrimeReactProvider value={settings}>{children}</PrimeReactProvider>;
}
