import { useEffectEvent, useLayoutEffect } from 'react';
import { isFreeKey } from './single-keys.ts';

/**
 * Listens for keys on the whole page. It does so in a layout effect, because an ordinary effect runs after the first paint and
 * would miss an early key. With `first` it hears a key before other listeners do.
 */
export function usePageKeys(press: (event: KeyboardEvent) => void, { first = false } = {}): void {
  const heard = useEffectEvent(press);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => heard(event);
    document.addEventListener('keydown', listen, { capture: first });
    return () => document.removeEventListener('keydown', listen, { capture: first });
  }, [first]);
}

/** A shortcut of a single key, for as long as `run` is given: see `isFreeKey`. */
export function useFreeKey(key: string, run: (() => void) | undefined): void {
  usePageKeys((event) => {
    if (!run || event.key !== key || !isFreeKey(event)) return;
    event.preventDefault();
    run();
  });
}
