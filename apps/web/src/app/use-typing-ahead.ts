import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '../ui/single-keys.ts';
import { paletteTyping } from './typing-ahead.ts';

/** Gives the palette what is typed while its code is on the way, so that no letter acts as a shortcut of the page meanwhile. */
export function useTypingAhead(leave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const became = isDialogOpen() ? undefined : paletteTyping.press(event);
    if (!became) return;
    event.preventDefault();
    event.stopPropagation();
    if (became === 'left') leave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // Before every listener of the page.
    document.addEventListener('keydown', listen, { capture: true });
    return () => {
      document.removeEventListener('keydown', listen, { capture: true });
      paletteTyping.end();
    };
  }, []);
}
