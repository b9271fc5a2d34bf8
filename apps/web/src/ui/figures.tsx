import { Children, type ReactNode } from 'react';
import './figures.css';

/** A strip of numbers with meaning; each child is a `Figure`. */
export function Figures({ children }: { children: ReactNode }) {
  return (
    <dl className="figures" data-count={Children.toArray(children).length}>
      {children}
    </dl>
  );
}
