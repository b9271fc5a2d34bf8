import type { Failure } from '../lib/failure.ts';
import type { StoredSession, User } from '../session/stored-session.ts';
import type { Challenge } from './login-calls.ts';

export interface LoginContext {
  email: string;
  password: string;
  code: string;
  challenge: Challenge | null;
  /** The server has taken the code; what is left can be tried again without it. */
  verified: boolean;
  refreshToken: string | null;
  accessToken: string | null;
  userId: string | null;
  user: User | null;
  failure: Failure | null;
}

export const blank: LoginContext = {
  email: '',
  password: '',
  code: '',
  challenge: null,
  verified: false,
  refreshToken: null,
  accessToken: null,
  userId: null,
  user: null,
  failure: null,
};

/** A refused verification leaves the challenge alive; a refusal after it does not, unless the server was only away or busy. */
export function canTryCode({ challenge, verified, failure }: LoginContext): boolean {
  const status = failure?.status ?? 0;
  if (challenge === null || status === 410) return false;
  return !verified || status < 400 || status === 429 || status >= 500;
}

export function opened({ user, accessToken, refreshToken }: LoginContext): StoredSession {
  return {
    user: present(user),
    access_token: present(accessToken),
    refresh_token: present(refreshToken),
    logged_in: true,
  };
}

/** A value that an earlier state has put into the context. @throws Error where it is missing. */
export function present<T>(value: T | null): T {
  if (value === null) throw new Error('The login chart reached a state before its data');
  return value;
}
