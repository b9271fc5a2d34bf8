import { useEffect } from 'react';
import { isDialogOpen } from '#ui/keyboard/single-keys.ts';
import { usePageKeys } from '#ui/keyboard/use-page-keys.ts';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

interface TypingAhead {
  begin: () => void;
  /** `kept`: stored for the field that is loading; `left`: the person cancelled with Escape; undefined: the key belongs to the page. */
  press: (key: Key) => 'kept' | 'left' | undefined;
  /** Returns the typed text; later keys belong to the page again. */
  end: () => string;
}

/** Buffers what a person types until the field that they have opened has loaded. */
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

/** The text after a key. Enter leaves it as it is, but is consumed so that it does not press the focused element. */
function written(text: string, { key, ctrlKey, metaKey, altKey }: Key): string | undefined {
  // AltGr, which types Polish letters, is Ctrl + Alt on Windows.
  if (metaKey || (ctrlKey && !altKey)) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  if (key === 'Enter') return text;
  return key.length === 1 ? text + key : undefined;
}

/** For the palette, after Ctrl K. */
export const paletteTyping = createTypingAhead();

/** Buffers keys for the palette while its code is loading, so that no letter acts as a shortcut of the page. */
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
