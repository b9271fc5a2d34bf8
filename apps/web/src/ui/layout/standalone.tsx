import type { ReactNode } from 'react';
import { Logo } from '#ui/layout/logo.tsx';
import { usePageFocus } from './page.tsx';
import './standalone.css';

interface StandaloneProps {
  title: string;
  children: ReactNode;
  action: ReactNode;
}

/** A page without a frame that says one thing, such as that there is no such page. */
export function Standalone({ title, children, action }: StandaloneProps) {
  const heading = usePageFocus();
  return (
    <main id="main" className="standalone">
      <Logo />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{children}</p>
      {action}
    </main>
  );
}
