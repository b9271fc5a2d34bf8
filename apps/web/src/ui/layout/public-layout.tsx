import type { ReactNode } from 'react';
import { Logo } from '#ui/layout/logo.tsx';
import './public-layout.css';

interface PublicLayoutProps {
  product: string;
  office: string;
  children: ReactNode;
  /** Drawn under the card. */
  below?: ReactNode;
  /** Settings of the whole portal, such as the theme. */
  footer: ReactNode;
}

/** A page for people who are not signed in: one card under the name of the office. */
export function PublicLayout({ product, office, children, below, footer }: PublicLayoutProps) {
  return (
    <div className="public-layout">
      <header className="public-brand">
        <Logo />
        <span>
          <strong>{product}</strong>
          {office}
        </span>
      </header>
      <main id="main" className="public-main">
        <div className="public-card">{children}</div>
        {below}
      </main>
      <footer className="public-footer">{footer}</footer>
    </div>
  );
}
