import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { isDialogOpen, isFreeKey } from '#ui/keyboard/single-keys.ts';
import { usePageKeys } from '#ui/keyboard/use-page-keys.ts';
import type { Panel } from './panels.ts';

/** Milliseconds within which the second key of a pair must follow. */
const patience = 1_000;

/**
 * Ctrl K and `?` open their panels, `g` and a letter lead to a section, and any other key presses the button or link on the page that
 * names it in `aria-keyshortcuts`.
 *
 * @param places Maps pairs of keys to paths: `g c` opens the companies.
 */
export function useShortcuts(places: ReadonlyMap<string, string>, show: (panel: Panel) => void): void {
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

/** Combines `g` and the next key to a pair, `g c`; any other key is returned alone. */
export function keySequence(): (key: string, at: number) => string {
  let first = Number.NEGATIVE_INFINITY;
  return (key, at) => {
    const pair = at - first < patience;
    first = key === 'g' && !pair ? at : Number.NEGATIVE_INFINITY;
    return pair ? `g ${key}` : key;
  };
}
