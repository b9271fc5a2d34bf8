import type { ReactNode } from 'react';
import { Mark } from '#ui/feedback/mark.tsx';
import './public-layout.css';

interface EntranceProps {
  product: string;
  office: string;
  children: ReactNode;
  /** Stands under the card. */
  below?: ReactNode;
  /** Choices that hold for the whole portal, such as the theme. */
  footer: ReactNode;
}

/** A page in front of the portal: one card under the name of the office. */
export function Entrance({ product, office, children, below, footer }: EntranceProps) {
  return (
    <div className="entrance">
      <header className="entrance-brand">
        <Mark />
        <span>
          <strong>{product}</strong>
          {office}
        </span>
      </header>
      <main id="main" className="entrance-main">
        <div className="entrance-card">{children}</div>
        {below}
      </main>
      <footer className="entrance-footer">{footer}</footer>
    </div>
  );
}
