import type { Place } from '@biuro/core/navigation/place.ts';
import { useLayoutEffect, useRef } from 'react';
import { followHeight } from './follow-height.ts';
import { keyOfEntry, rememberScroll, scrollOf } from './scroll-positions.ts';

/** Back and forward, and a reload, come back to where the page stood; a page that is new begins at its top. */
export function ScrollMemory({ path, search }: Pick<Place, 'path' | 'search'>) {
  const shown = useRef<{ path: string; search: string }>(undefined);
  const entry = useRef<string>(undefined);
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => entry.current && rememberScroll(entry.current, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);
  useLayoutEffect(() => {
    const moved = shown.current?.path !== path;
    shown.current = { path, search };
    entry.current = keyOfEntry();
    const wanted = scrollOf(entry.current);
    if (wanted !== undefined) return followHeight(wanted);
    if (moved) scrollTo(0, 0);
  }, [path, search]);
  return null;
}
