import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { changeLocale } from '#services/i18n/locale.ts';
import { usePortal } from '#services/portal/use-portal.ts';
import { chooseTheme } from './theme.ts';

export type Preferences = components['schemas']['Preferences'];

/** Stores language or theme in the account, for the person's other devices. */
export function useSavePreferences(): (preferences: Preferences) => Promise<void> {
  const { api, session } = usePortal();
  return async (preferences) => {
    const { data } = await unwrap(api.PUT('/users/me/preferences', { body: preferences }));
    session.send({ type: 'user.changed', user: data });
  };
}

/** Milliseconds that a change of the language waits for the account to store it. */
const patience = 2_000;

/** Changes language or theme on this device and in the account. If the account cannot be reached, the device changes all the same. */
export function useChangePreferences(): (preferences: Preferences) => void {
  const save = useSavePreferences();
  return (preferences) => {
    const { theme, locale } = preferences;
    if (theme) chooseTheme(theme);
    const saved = save(preferences).catch(() => undefined);
    if (locale) void Promise.race([saved, wait(patience)]).then(() => changeLocale(locale));
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
