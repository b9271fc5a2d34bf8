import { type RefObject, useEffect } from 'react';
import { isFreeKey } from './single-keys.ts';

/** The key "/" moves the focus to the input, except while something is being typed or a dialog is open. */
export function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isFreeKey(event)) return;
      event.preventDefault();
      input.current?.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [input]);
}
