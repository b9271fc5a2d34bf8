import { userOf } from '@biuro/core/session/session-selectors.ts';
import { useEffect, useEffectEvent } from 'react';
import { localeIn, pageLocale, storedLocale } from '#services/i18n/locale.ts';
import { useSavePreferences } from '#services/preferences/change-preferences.ts';
import { takeOver } from '#services/preferences/device-choices.ts';
import { announceTheme, themeIn } from '#services/preferences/theme.ts';
import { useSession } from '#services/session/use-session.ts';

/** Puts the language and theme of whoever has signed in in place; what they chose on their way in goes to their account. */
export function AccountPreferences() {
  const id = useSession((snapshot) => userOf(snapshot)?.id);
  const save = useSavePreferences();
  const settle = useEffectEvent(async (userId: string) => {
    const chosen = takeOver({ device: localStorage, tab: sessionStorage }, userId);
    announceTheme();
    const [theme, locale] = [themeIn(chosen.theme), localeIn(chosen.locale)];
    // An account that cannot be reached changes nothing here.
    if (theme ?? locale) await save({ ...(theme && { theme }), ...(locale && { locale }) }).catch(() => undefined);
    if (storedLocale() !== pageLocale()) location.reload();
  });
  useEffect(() => {
    if (id === undefined) announceTheme();
    else void settle(id);
  }, [id]);
  return null;
}
