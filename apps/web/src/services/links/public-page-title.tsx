import type { ReactNode } from 'react';
import { usePageFocus } from '#ui/layout/page.tsx';

/** The title of a page in front of the portal, which takes the focus when the page is not the first. */
export function PublicPageTitle({ children }: { children: ReactNode }) {
  const heading = usePageFocus();
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
