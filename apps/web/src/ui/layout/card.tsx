import { type ReactNode, useId } from 'react';
import './card.css';

interface CardProps {
  title: string;
  children: ReactNode;
  /** Link, count or tag at the right of the title. */
  action?: ReactNode;
  /** Without it the content touches the card's edges, as rows do. */
  padded?: boolean;
  /** Button or link under the content. */
  footer?: ReactNode;
}

export function Card({ title, children, action, padded = false, footer }: CardProps) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <header className="card-header">
        <h2 id={id}>{title}</h2>
        {action && <div className="card-action">{action}</div>}
      </header>
      <div className={padded ? 'card-body card-body-padded' : 'card-body'}>{children}</div>
      {footer && <footer className="card-footer">{footer}</footer>}
    </section>
  );
}
