import { useEffectEvent, useLayoutEffect } from 'react';
import { isFreeKey } from './single-keys.ts';

/**
 * Hears every key pressed on the page, as soon as the page can be seen: a usual effect comes after the browser has drawn, and so after
 * the first key of somebody quick. With `first`, before whatever else listens.
 */
export function usePageKeys(press: (event: KeyboardEvent) => void, { first = false } = {}): void {
  const heard = useEffectEvent(press);
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => heard(event);
    document.addEventListener('keydown', listen, { capture: first });
    return () => document.removeEventListener('keydown', listen, { capture: first });
  }, [first]);
}

/** A key that does something when it is pressed alone, nothing is being typed and no dialog is open. */
export function useFreeKey(key: string, run: (() => void) | undefined): void {
  usePageKeys((event) => {
    if (!run || event.key !== key || !isFreeKey(event)) return;
    event.preventDefault();
    run();
  });
}
