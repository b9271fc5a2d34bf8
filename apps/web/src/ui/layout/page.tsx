import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import './page.css';

/** True after the first navigation: from then on a new page moves the focus to its title. */
export const PageTakesFocus = createContext(false);

interface PageProps {
  title: string;
  /** What was found, in words: "148 firm, 12 z brakami". */
  sentence?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function Page({ title, sentence, actions, children }: PageProps) {
  const heading = usePageFocus();
  return (
    <div className="page">
      <header className="page-header">
        <div className="page-title">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {sentence && <p className="page-sentence">{sentence}</p>}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** Ref of a page's `h1`, for pages with a header of their own. */
export function usePageFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useContext(PageTakesFocus);
  // The value at mount: an open page must never take the focus from what the person does.
  const [takesFocus] = useState(wanted);
  useEffect(() => {
    // A person who is in a toast, to undo something, stays there.
    const inToast = document.activeElement?.closest('[data-sonner-toaster]');
    if (takesFocus && !inToast) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return heading;
}
