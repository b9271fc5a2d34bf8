import type { RefObject } from 'react';
import { isFreeKey } from '#ui/keyboard/single-keys.ts';
import { usePageKeys } from '#ui/keyboard/use-page-keys.ts';

/** The key "/" moves the focus to the input, except while something is being typed or a dialog is open. */
export function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  usePageKeys((event) => {
    if (event.key !== '/' || !isFreeKey(event)) return;
    event.preventDefault();
    input.current?.select();
  });
}
