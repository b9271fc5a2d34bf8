import { useEffect, useLayoutEffect, useRef } from 'react';

/** Where people went on to from a list, by the list's entry in the browser's history. */
const ways = new Map<string, string>();

/** Back finds the focus on the row that led away. `ready` once the rows are drawn. */
export function useReturn(ready: boolean): void {
  const entry = useRef(entryKey());
  const returned = useRef(false);
  useEffect(() => {
    if (!ready || returned.current) return;
    returned.current = true;
    const path = ways.get(entry.current);
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
      if (location.pathname !== own) ways.set(entry.current, location.pathname);
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
