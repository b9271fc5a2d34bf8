import { useSyncExternalStore } from 'react';

const key = 'biuro.shortcuts';
const changed = 'biuro:shortcuts';
/** Elements in which a letter types, chooses or searches. */
const busyPlaces =
  'input:not([type="checkbox"]), select, textarea, [contenteditable], [role="menu"], [role="listbox"], [role="combobox"]';

/** Whether shortcuts of a single key are on; a person may switch them off (WCAG 2.1.4). */
function singleKeysOn(): boolean {
  return localStorage.getItem(key) !== 'off';
}

export function useSingleKeys(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, singleKeysOn), switchSingleKeys];
}

function switchSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(key);
  else localStorage.setItem(key, 'off');
  dispatchEvent(new Event(changed));
}

/** Whether a key may run a shortcut of a single key: nothing is being typed or chosen, and no dialog is open. */
export function isFreeKey(event: KeyboardEvent): boolean {
  const { defaultPrevented, isComposing, ctrlKey, metaKey, altKey, target } = event;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey || !singleKeysOn()) return false;
  return !(target instanceof Element && target.closest(busyPlaces)) && !isDialogOpen();
}

export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}
