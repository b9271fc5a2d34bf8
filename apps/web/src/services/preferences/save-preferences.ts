import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { usePortal } from '#services/portal/use-portal.ts';

export type Preferences = components['schemas']['Preferences'];

/** Keeps language or theme in the account, for the person's other devices. */
export function useSavePreferences(): (preferences: Preferences) => Promise<void> {
  const { api, session } = usePortal();
  return async (preferences) => {
    const { data } = await unwrap(api.PUT('/users/me/preferences', { body: preferences }));
    session.send({ type: 'user.changed', user: data });
  };
}
