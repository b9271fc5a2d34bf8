import type { Place } from '@biuro/core/navigation/place.ts';
import { useLayoutEffect, useRef } from 'react';

const storageKey = 'biuro.scroll';
/** The number of history entries whose position is kept. */
const most = 50;

const positions = new Map<string, number>(read());
addEventListener('pagehide', () => {
  sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-most)));
});

/** Milliseconds in which a page reaches its height; later its data is not expected any more. */
const patience = 3_000;
const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Restores the scroll position after back, forward and reload; a new page begins at the top. */
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

/** The id of the current history entry. Where the browser has no Navigation API, an id is written into the entry's state. */
function keyOfEntry(): string {
  const own: Navigation | undefined = window.navigation;
  return own?.currentEntry?.id ?? markedEntry();
}

function markedEntry(): string {
  const state: unknown = history.state;
  const known = typeof state === 'object' && state !== null && 'entry' in state ? state.entry : undefined;
  if (typeof known === 'string') return known;
  const entry = crypto.getRandomValues(new Uint32Array(2)).join('-');
  history.replaceState({ ...(state as object | null), entry }, '');
  return entry;
}

function rememberScroll(entry: string, top: number): void {
  positions.delete(entry);
  positions.set(entry, top);
}

function scrollOf(entry: string): number | undefined {
  return positions.get(entry);
}

function read(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

/** Scrolls to `top` again each time the page grows, until it is reached or the person scrolls. Returns a function that stops it. */
function followHeight(top: number): () => void {
  const watch = new ResizeObserver(() => step());
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const event of gestures) removeEventListener(event, stop);
  };
  const step = () => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 1) stop();
  };
  const timer = setTimeout(stop, patience);
  for (const event of gestures) addEventListener(event, stop, { passive: true });
  watch.observe(document.body);
  step();
  return stop;
}
