import type { ReactNode } from 'react';
import './figures.css';

/** A strip of numbers with meaning; each child is a `Figure`. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className="figures">{children}</dl>;
}
