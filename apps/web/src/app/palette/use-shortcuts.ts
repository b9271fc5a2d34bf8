import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { isDialogOpen, isFreeKey } from '#ui/keyboard/single-keys.ts';
import { usePageKeys } from '#ui/keyboard/use-page-keys.ts';
import type { Panel } from './command-centre.tsx';
import { keySequence } from './key-sequence.ts';
import { useGoKeys } from './use-go-keys.ts';

/**
 * Ctrl K and `?` open their panels, `g` and a letter lead to a section, and any other key presses the button or link on the page that
 * names it in `aria-keyshortcuts`.
 */
export function useShortcuts(show: (panel: Panel) => void): void {
  const places = useGoKeys();
  const [sequence] = useState(keySequence);
  const act = (typed: string): boolean => {
    const path = places.get(typed);
    if (path !== undefined) navigate(path);
    else if (typed === '?') show('shortcuts');
    else return pressByKey(typed);
    return true;
  };
  usePageKeys((event) => {
    if (isPaletteKey(event) && !isDialogOpen()) {
      event.preventDefault();
      show('palette');
    } else if (isFreeKey(event) && !event.repeat && act(sequence(event.key, event.timeStamp))) {
      event.preventDefault();
    }
  });
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

function pressByKey(typed: string): boolean {
  const keyed = [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')];
  const wanted = keyed.find(
    (element) => element.ariaKeyShortcuts?.split(' ').includes(typed) && element.checkVisibility(),
  );
  wanted?.click();
  return wanted !== undefined;
}
