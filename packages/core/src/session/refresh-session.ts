import { fromPromise } from 'xstate';
import { bearer } from '../api/authorization.ts';
import type { Api } from '../api/client.ts';
import { unwrap } from '../api/unwrap.ts';
import type { Ports } from '../lib/ports.ts';
import { readSession, type StoredSession, writeSession } from './stored-session.ts';

/**
 * Replaces the tokens of a session, in one tab at a time. Resolves with the session that is now stored: ours with new
 * tokens, or the one that another tab has put there meanwhile; null when another tab has signed out.
 */
export function refreshSession(api: Api, { storage, exclusive }: Pick<Ports, 'storage' | 'exclusive'>) {
  const refresh = async (session: StoredSession, signal: AbortSignal) => {
    const stored = readSession(storage);
    if (stored?.refresh_token !== session.refresh_token) return stored;

    const headers = bearer(session.refresh_token);
    const { access_token, refresh_token } = await unwrap(api.POST('/auth/access', { headers, signal }));
    // Signing out does not wait for this answer, so its tokens must not bring the session back.
    const meanwhile = readSession(storage);
    if (meanwhile?.refresh_token !== session.refresh_token) return meanwhile;
    const refreshed = { ...meanwhile, access_token, refresh_token };
    writeSession(storage, refreshed);
    return refreshed;
  };

  return fromPromise<StoredSession | null, StoredSession | null>(({ input, signal }) =>
    input === null ? Promise.resolve(null) : exclusive('auth-refresh', () => refresh(input, signal)),
  );
}
