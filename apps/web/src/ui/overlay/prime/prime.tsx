import { PrimeReactProvider } from 'primereact/api';
import type { ReactNode } from 'react';
import { speakOurLanguage } from './prime-locale.ts';
import './primereact.css';
import { pageLocale } from '#ui/text/words.ts';

const settings = {
  locale: pageLocale(),
  ripple: false,
  // A page that is still arriving scrolls by itself, and would close a menu under the hand that opens it.
  hideOverlaysOnDocumentScrolling: false,
  zIndex: { menu: 30, overlay: 30, modal: 50, tooltip: 60 },
};

speakOurLanguage(pageLocale());

/** Stands around every PrimeReact component, so that its theme, words and settings arrive with it and not before. */
export function Prime({ children }: { children: ReactNode }) {
  return <PrimeReactProvider value={settings}>{children}</PrimeReactProvider>;
}
