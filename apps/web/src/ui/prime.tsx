import { PrimeReactProvider } from 'primereact/api';
import type { ReactNode } from 'react';
import './primereact.css';

const settings = {
  ripple: false,
  hideOverlaysOnDocumentScrolling: true,
  zIndex: { menu: 30, overlay: 30, modal: 50, tooltip: 60 },
};

/** Stands around every PrimeReact component, so that its theme and settings arrive with it and not before. */
export function Prime({ children }: { children: ReactNode }) {
  return <PrimeReactProvider value={settings}>{children}</PrimeReactProvider>;
}
