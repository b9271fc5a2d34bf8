import { type RefObject, useEffect } from 'react';

/** The key "/" moves the focus to the input, except while something is being typed or a dialog is open. */
export function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      event.preventDefault();
      input.current?.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [input]);
}

function isTaken(target: EventTarget | null): boolean {
  const typing = target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null;
  return typing || document.querySelector('dialog[open]') !== null;
}
