import { sessionKey } from '@biuro/core/session/stored-session.ts';

/**
 * Language and theme of the account that is signed in here. They count where the person has chosen nothing on this device: a choice made
 * here, in the menu or before signing in, takes precedence here and is stored in the account for the other devices.
 */
export function storedPreferences(): { locale?: unknown; theme?: unknown } {
  try {
    const { user } = JSON.parse(localStorage.getItem(sessionKey) ?? '{}') as { user?: object };
    return { ...user };
  } catch {
    return {};
  }
}

/** Whether somebody is signed in on this device. */
export const isSignedInHere = () => localStorage.getItem(sessionKey) !== null;
