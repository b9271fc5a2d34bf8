import type { Ports } from '@biuro/core';
import { bearer } from '@biuro/core/api/authorization.ts';
import { createApi } from '@biuro/core/api/client.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { writeSession } from '@biuro/core/session/stored-session.ts';

/** Puts the session of an access token from the environment into a storage that ends with the process. */
export async function borrowSession(
  token: string,
  ports: Pick<Ports, 'fetch' | 'settings' | 'storage'>,
): Promise<void> {
  const api = createApi(ports);
  const headers = bearer(token);
  const { id } = await unwrap(api.GET('/auth', { headers }));
  const { data: user } = await unwrap(api.GET('/users/{id}', { params: { path: { id } }, headers }));
  // Without a refresh token the session ends when the server refuses the access token.
  writeSession(ports.storage, { user, access_token: token, refresh_token: '', logged_in: true });
}

export function createMemory(): Ports['storage'] {
  const entries = new Map<string, string>();
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
    onChange: () => () => {},
  };
}
