import { userOf } from '@biuro/core/session/session-selectors.ts';
import { useEffect } from 'react';
import { pageLocale, storedLocale } from './locale.ts';
import { announceTheme } from './theme.ts';
import { useSession } from './use-session.ts';

/** Puts the language and theme of the account in place when somebody has signed in on a device where nothing was chosen. */
export function AccountPreferences() {
  const id = useSession((snapshot) => userOf(snapshot)?.id);
  useEffect(() => {
    announceTheme();
    if (id !== undefined && storedLocale() !== pageLocale()) location.reload();
  }, [id]);
  return null;
}
