import type { components } from '@biuro/contract';
import type { Storage } from '../lib/ports.ts';

export type User = components['schemas']['User'];

/** The session as it is stored. */
export interface StoredSession {
  user: User;
  access_token: string;
  refresh_token: string;
  logged_in: true;
}

export const sessionKey = 'biuro.session';

/** Null when there is no session or what is stored cannot be one. */
export function readSession(storage: Storage): StoredSession | null {
  try {
    const stored: unknown = JSON.parse(storage.get(sessionKey) ?? 'null');
    return isSession(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function writeSession(storage: Storage, session: StoredSession): void {
  storage.set(sessionKey, JSON.stringify(session));
}

export function clearSession(storage: Storage): void {
  storage.remove(sessionKey);
}

function isSession(value: unknown): value is StoredSession {
  if (!isRecord(value) || !isRecord(value.user)) return false;
  const { access_token, refresh_token, logged_in, user } = value;
  const texts = [access_token, refresh_token, user.id, user.email];
  const known = typeof user.isAdmin === 'boolean' && Array.isArray(user.companies);
  return logged_in === true && known && texts.every((text) => typeof text === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
