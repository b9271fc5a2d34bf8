import { userOf } from '@biuro/core/session/session-selectors.ts';
import { useEffect, useEffectEvent } from 'react';
import { localeIn, pageLocale, storedLocale } from '#services/i18n/locale.ts';
import { useSavePreferences } from '#services/preferences/change-preferences.ts';
import { takeOver } from '#services/preferences/device-choices.ts';
import { announceTheme, themeIn } from '#services/preferences/theme.ts';
import { useSession } from '#services/session/use-session.ts';

/** Applies language and theme of the person who signs in, and stores in their account what they chose before signing in. */
export function AccountPreferences() {
  const id = useSession((snapshot) => userOf(snapshot)?.id);
  const save = useSavePreferences();
  const settle = useEffectEvent(async (userId: string) => {
    const chosen = takeOver({ device: localStorage, tab: sessionStorage }, userId);
    announceTheme();
    const [theme, locale] = [themeIn(chosen.theme), localeIn(chosen.locale)];
    // If the account cannot be reached, the choice still counts on this device.
    if (theme ?? locale) await save({ ...(theme && { theme }), ...(locale && { locale }) }).catch(() => undefined);
    if (storedLocale() !== pageLocale()) location.reload();
  });
  useEffect(() => {
    if (id === undefined) announceTheme();
    else void settle(id);
  }, [id]);
  return null;
}
