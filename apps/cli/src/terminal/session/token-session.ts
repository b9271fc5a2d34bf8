import type { Ports } from '@biuro/core';
import { bearer } from '@biuro/core/api/authorization.ts';
import { createApi } from '@biuro/core/api/client.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { writeSession } from '@biuro/core/session/stored-session.ts';

/** Stores a session for the access token of the environment (`BIURO_TOKEN`). */
export async function openTokenSession(
  token: string,
  ports: Pick<Ports, 'fetch' | 'settings' | 'storage'>,
): Promise<void> {
  const api = createApi(ports);
  const headers = bearer(token);
  const { id } = await unwrap(api.GET('/auth', { headers }));
  const { data: user } = await unwrap(api.GET('/users/{id}', { params: { path: { id } }, headers }));
  // There is no refresh token: the session ends when the server refuses the access token.
  writeSession(ports.storage, { user, access_token: token, refresh_token: '', logged_in: true });
}

export function createMemoryStorage(): Ports['storage'] {
  const entries = new Map<string, string>();
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
    onChange: () => () => {},
  };
}
