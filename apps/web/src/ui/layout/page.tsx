import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import './page.css';

/** True once the person has moved from the page that was loaded first: then a page takes the focus to its title. */
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
  // As it was when the page came: a page that is open never takes the focus from what the person does.
  const [takesFocus] = useState(wanted);
  useEffect(() => {
    // Who has gone to a notice meanwhile, to undo something, stays there.
    const inNotice = document.activeElement?.closest('[data-sonner-toaster]');
    if (takesFocus && !inNotice) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return heading;
}
