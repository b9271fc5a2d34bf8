import { useHistoryState } from 'wouter/use-browser-location';

/** What the page before tells the login page, in the history's state: nothing of it stands in the address. */
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

/** What the page before has brought along. */
export function useLoginHints(): LoginHints {
  return readLoginHints(useHistoryState());
}
