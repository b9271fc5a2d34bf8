import { sessionKey } from '@biuro/core/session/stored-session.ts';

/**
 * Language and theme of the account that is signed in here. They count where nothing was chosen on this device: a choice made here,
 * in the menu or before signing in, stays the choice here, and goes to the account for the other devices.
 */
export function storedPreferences(): { locale?: unknown; theme?: unknown } {
  try {
    const { user } = JSON.parse(localStorage.getItem(sessionKey) ?? '{}') as { user?: object };
    return { ...user };
  } catch {
    return {};
  }
}
