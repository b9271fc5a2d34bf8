import type { Place } from '@biuro/core/navigation/place.ts';
import { useLayoutEffect, useRef } from 'react';

const storageKey = 'biuro.scroll';
/** Entries of the history that are worth remembering. */
const most = 50;

const positions = new Map<string, number>(read());
addEventListener('pagehide', () => {
  sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-most)));
});

/** Milliseconds within which a page has grown to its height, when its data comes at all. */
const patience = 3_000;
const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

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

/** The mark of the current entry of the browser's history. Browsers without one of their own have it written into the entry. */
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

/** Scrolls there, again as the page grows, until it is reached or the person scrolls. The function that it answers stops it. */
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
