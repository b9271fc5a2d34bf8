import type { ReactNode } from 'react';
import { focusOnce } from '#ui/keyboard/focus-once.ts';

/** Names the step that has just begun, aloud too. */
export function StepTitle({ children }: { children: ReactNode }) {
  return (
    <h3 ref={focusOnce} tabIndex={-1} className="profile-step">
      {children}
    </h3>
  );
}
