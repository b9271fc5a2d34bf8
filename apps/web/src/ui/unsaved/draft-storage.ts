import { createContext } from 'react';
import { forget } from '#ui/browser/browser-memory.ts';

/** Id of the person whose drafts are kept; null where nobody is signed in, and nothing is kept. */
export const DraftOwnerContext = createContext<string | null>(null);

const prefix = 'biuro.draft.';

export const draftKey = (owner: string, name: string): string => `${prefix}${owner}.${name}`;

/** Removes the drafts that somebody else has left in this tab. */
export function forgetDraftsOfOthers(owner: string): void {
  forget('session', (key) => key.startsWith(prefix) && !key.startsWith(draftKey(owner, '')));
}
