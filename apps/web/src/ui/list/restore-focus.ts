import { useEffect, useLayoutEffect, useRef } from 'react';

/** The page that was opened from a list, by the list's entry in the browser's history. */
const opened = new Map<string, string>();

/** After Back the focus is on the row that was opened. `ready` once the rows are drawn. */
export function useRestoreFocus(ready: boolean): void {
  const entry = useRef(entryKey());
  const restored = useRef(false);
  useEffect(() => {
    if (!ready || restored.current) return;
    restored.current = true;
    const path = opened.get(entry.current);
    // The page gives its title the focus in this same moment, and the row comes after it.
    if (path) queueMicrotask(() => linkTo(path)?.focus({ preventScroll: true }));
  }, [ready]);
  useLayoutEffect(() => {
    const own = location.pathname;
    // Search, filters and pages of the same list are entries of their own.
    const follow = () => {
      if (location.pathname === own) entry.current = entryKey();
    };
    const history: Navigation | undefined = window.navigation;
    history?.addEventListener('currententrychange', follow);
    return () => {
      history?.removeEventListener('currententrychange', follow);
      if (location.pathname !== own) opened.set(entry.current, location.pathname);
    };
  }, []);
}

function linkTo(path: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`.table-link[href="${path}"]`);
}

function entryKey(): string {
  const history: Navigation | undefined = window.navigation;
  return history?.currentEntry?.key ?? location.href;
}
