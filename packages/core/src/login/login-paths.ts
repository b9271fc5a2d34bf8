import type { AnyMachineSnapshot } from 'xstate';
import { ApiError } from '../lib/failure.ts';
import type { Exploration } from '../testing/paths.ts';
import { done, failed } from '../testing/reachable-states.ts';
import { client } from '../testing/samples.ts';
import { canTryCode, type LoginContext } from './login-context.ts';

const away = new ApiError({ kind: 'offline', message: 'away' });
const gone = new ApiError({ kind: 'rejected', status: 410, message: 'gone' });
const tokens = { access_token: 'access-1', refresh_token: 'refresh-2', expires_in: 600 };
/** The server is ahead of no clock here, and another code may be sent at once. */
const challenge = { handle: 'c-1', channel: 'email', destination: 'k', expiresAt: 0, resendAt: 0 };

/** All that can happen at a sign-in. A code that is gone stands for everything that leads back to the password. */
export const loginExploration: Exploration = {
  events: [
    { type: 'credentials.submit', email: client.email, password: 'Demo-biuro-2026' },
    { type: 'credentials.change' },
    { type: 'challenge.resume', email: client.email },
    { type: 'code.submit', code: '123456' },
    { type: 'code.resend' },
    done('checkCredentials', challenge),
    done('getChallenge', { ...challenge, handle: null }),
    done('resendCode', challenge),
    done('verifyCode'),
    done('createSession', { refresh_token: 'refresh-1' }),
    done('refreshSession', tokens),
    done('getSession', { loggedIn: true, id: client.id }),
    done('getUser', client),
    ...[
      'checkCredentials',
      'getChallenge',
      'resendCode',
      'verifyCode',
      'createSession',
      'refreshSession',
      'getSession',
      'getUser',
    ].flatMap((actor) => [failed(actor, away), ...(actor === 'verifyCode' ? [failed(actor, gone)] : [])]),
  ],
  identity: identityOf,
};

export const loginCalls: Record<string, string> = {
  checkCredentials: 'POST /users/check',
  getChallenge: 'GET /users/check',
  resendCode: 'POST /users/resend',
  verifyCode: 'POST /users/verify',
  createSession: 'POST /auth',
  refreshSession: 'POST /auth/access',
  getSession: 'GET /auth',
  getUser: 'GET /users/{id}',
};

function identityOf(context: AnyMachineSnapshot['context']): unknown {
  const login = context as LoginContext; // These snapshots are of the login chart
  return [login.verified, login.refreshToken !== null, login.accessToken !== null, canTryCode(login)];
}
