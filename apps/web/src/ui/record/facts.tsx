import type { ReactNode } from 'react';
import './facts.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** A description list: labels and values. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label} className="fact">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
