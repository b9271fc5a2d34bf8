import { useEffect } from 'react';
import { isDialogOpen } from '#ui/keyboard/single-keys.ts';
import { usePageKeys } from '#ui/keyboard/use-page-keys.ts';
import { paletteTyping } from './type-ahead.ts';

/** Gives the palette what is typed while its code is on the way, so that no letter acts as a shortcut of the page meanwhile. */
export function useTypingAhead(leave: () => void): void {
  usePageKeys(
    (event) => {
      const became = isDialogOpen() ? undefined : paletteTyping.press(event);
      if (!became) return;
      event.preventDefault();
      event.stopPropagation();
      if (became === 'left') leave();
    },
    { first: true },
  );
  useEffect(() => () => void paletteTyping.end(), []);
}
