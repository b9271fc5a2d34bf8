import { useSyncExternalStore } from 'react';

/** What each form with unsaved changes does when they no longer count. */
const forms = new Set<() => void>();
const listeners = new Set<() => void>();

/** Counts a form whose changes are unsaved. Returns what ends that. */
export function holdUnsaved(markSaved: () => void): () => void {
  forms.add(markSaved);
  tell();
  return () => {
    if (forms.delete(markSaved)) tell();
  };
}

export const hasUnsavedChanges = (): boolean => forms.size > 0;

/** Lets the page go without a question, because somebody else has signed in. */
export function forgetUnsavedChanges(): void {
  for (const markSaved of forms) markSaved();
}

export const useHasUnsavedChanges = (): boolean => useSyncExternalStore(subscribe, hasUnsavedChanges);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
