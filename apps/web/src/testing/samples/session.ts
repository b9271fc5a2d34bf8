import type { User } from '@biuro/core/session/stored-session.ts';
import type { Answers } from '../fake-api.ts';

/** The challenge of a sign-in whose code came by e-mail a moment ago. */
export const challenge = {
  challenge: 'c-1',
  channel: 'email',
  destination: 'a••••@demo.example',
  expires_at: '2026-11-25T09:10:00Z',
  resend_at: '2026-11-25T09:01:00Z',
} as const;

/** A sign-in in which everything goes well. */
export function signingIn(user: User): Answers {
  return {
    'POST /users/check': { data: challenge },
    'POST /users/resend': { data: { ...challenge, challenge: 'c-2', expires_at: '2026-11-25T09:11:00Z' } },
    'POST /users/verify': { data: { verified: true } },
    'POST /auth': { refresh_token: 'refresh-1' },
    'POST /auth/access': { access_token: 'access-1', refresh_token: 'refresh-2', expires_in: 600 },
    'GET /auth': { loggedIn: true, id: user.id },
    'GET /users/{id}': { data: user },
  };
}
