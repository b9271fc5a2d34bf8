import type { ReactNode, Ref } from 'react';
import './rows.css';

interface RowsProps {
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
}

/** A list of `Row`s that reach the edges of its card. */
export function Rows({ children, ref }: RowsProps) {
  return (
    <ul ref={ref} className="rows" tabIndex={-1}>
      {children}
    </ul>
  );
}
