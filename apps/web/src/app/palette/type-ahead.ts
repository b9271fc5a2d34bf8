import { useEffect } from 'react';
import { isDialogOpen } from '#ui/keyboard/single-keys.ts';
import { usePageKeys } from '#ui/keyboard/use-page-keys.ts';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

interface TypingAhead {
  begin: () => void;
  /** What became of a key: `kept` for the field that is coming, `left` when the person thought better of it, nothing when it is the page's. */
  press: (key: Key) => 'kept' | 'left' | undefined;
  /** What was typed; from now on keys are the page's again. */
  end: () => string;
}

/** Keeps what a person types between the key that opens a field and the field being there. */
export function createTypingAhead(): TypingAhead {
  let text: string | undefined;
  return {
    begin: () => {
      text ??= '';
    },
    press: (key) => {
      if (text === undefined || key.isComposing) return undefined;
      if (key.key === 'Escape') {
        text = undefined;
        return 'left';
      }
      const next = written(text, key);
      text = next ?? text;
      return next === undefined ? undefined : 'kept';
    },
    end: () => {
      const typed = text ?? '';
      text = undefined;
      return typed;
    },
  };
}

/** The text after a key. Enter changes nothing, and must not press what has the focus. */
function written(text: string, { key, ctrlKey, metaKey, altKey }: Key): string | undefined {
  // AltGr, which writes Polish letters, is Ctrl and Alt at once on Windows.
  if (metaKey || (ctrlKey && !altKey)) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  if (key === 'Enter') return text;
  return key.length === 1 ? text + key : undefined;
}

/** Between Ctrl K and the palette. */
export const paletteTyping = createTypingAhead();

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
