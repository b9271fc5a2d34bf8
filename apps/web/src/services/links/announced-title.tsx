import type { ReactNode } from 'react';
import { focusOnce } from '#ui/keyboard/focus-once.ts';

/** A title that takes the place of a form. It takes the focus, so that what came of the form is read out. */
export function ToldTitle({ children }: { children: ReactNode }) {
  return (
    <h1 ref={focusOnce} tabIndex={-1}>
      {children}
    </h1>
  );
}
