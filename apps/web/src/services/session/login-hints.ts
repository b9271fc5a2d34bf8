import { useHistoryState } from 'wouter/use-browser-location';

/** What a page passes to the login page in the history's state, so that the address does not show it. */
export interface LoginHints {
  /** The address that was typed there. */
  email?: string;
  /** What has just been done. */
  done?: 'registered' | 'reset';
}

/** Reads the state of a history entry, which may be anything. */
export function readLoginHints(state: unknown): LoginHints {
  if (typeof state !== 'object' || state === null) return {};
  const { email, done } = state as Record<string, unknown>;
  return {
    ...(typeof email === 'string' && { email }),
    ...((done === 'registered' || done === 'reset') && { done }),
  };
}

/** What the previous page has passed to this one. */
export function useLoginHints(): LoginHints {
  return readLoginHints(useHistoryState());
}
