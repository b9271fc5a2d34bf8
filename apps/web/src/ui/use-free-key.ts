import { useEffect, useEffectEvent } from 'react';
import { isFreeKey } from './single-keys.ts';

/** A key that does something when it is pressed alone, nothing is being typed and no dialog is open. */
export function useFreeKey(key: string, run: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!run || event.key !== key || !isFreeKey(event)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
