import { type ActorRefFrom, assign, setup } from 'xstate';
import { createApi } from '../api/client.ts';
import messages from '../i18n/messages.json' with { type: 'json' };
import { createText } from '../i18n/text.ts';
import { type Failure, toFailure } from '../lib/failure.ts';
import type { Ports } from '../lib/ports.ts';
import { typesOnly } from '../lib/types-only.ts';
import type { SessionActor } from '../session/session-machine.ts';
import type { StoredSession, User } from '../session/stored-session.ts';
import { loginCalls } from './login-calls.ts';
import { blank, canTryCode, type LoginContext, opened, present } from './login-context.ts';

export type LoginEvent =
  | { type: 'credentials.submit'; email: string; password: string }
  | { type: 'credentials.change' }
  /** The page was reloaded while it asked for the code. */
  | { type: 'challenge.resume'; email: string }
  | { type: 'code.submit'; code: string }
  | { type: 'code.resend' };

export type LoginPorts = Pick<Ports, 'fetch' | 'clock' | 'settings'> & { session: Pick<SessionActor, 'send'> };
export type LoginActor = ActorRefFrom<ReturnType<typeof createLoginMachine>>;

/**
 * Signing in: credentials, the code, the session. A reload goes on at the code, as long as its challenge is open. Every failure clears the stored session; only a spent challenge
 * leads back to the password, everything else can be tried again where the person stands.
 */
export function createLoginMachine({ session, ...ports }: LoginPorts) {
  const text = createText(messages, ports.settings.locale);
  const { clock } = ports;

  const login = setup({
    types: typesOnly<{ context: LoginContext; events: LoginEvent; tags: 'busy'; output: { user: User } }>(),
    actors: loginCalls(createApi(ports), clock),
    actions: {
      'keep failure': assign((_, failure: Failure) => ({ failure })),
      'forget failure': assign({ failure: null }),
      'postpone resending': assign(({ context: { challenge } }, { retryAfter }: Failure) => ({
        challenge: challenge && retryAfter ? { ...challenge, resendAt: clock.now() + retryAfter * 1000 } : challenge,
      })),
      'clear stored session': () => session.send({ type: 'login.failed' }),
      'hand over session': (_, stored: StoredSession) => session.send({ type: 'login.succeeded', session: stored }),
      'wipe secrets': assign(({ context: { email, user, failure } }) => ({ ...blank, email, user, failure })),
    },
    guards: {
      'code was taken': ({ context }) => context.verified,
      'refresh token is there': ({ context }) => context.refreshToken !== null,
      'access token is there': ({ context }) => context.accessToken !== null,
      'code can be tried again': ({ context }) => canTryCode(context),
    },
  });

  const failing = {
    target: '#login.failed',
    actions: {
      type: 'keep failure',
      params: ({ event }: { event: { error: unknown } }) => toFailure(event.error, text),
    },
  } as const;

  return login.createMachine({
    id: 'login',
    context: blank,
    initial: 'credentials',
    output: ({ context }) => ({ user: present(context.user) }),
    on: {
      'credentials.change': { target: '.credentials', actions: ['wipe secrets', 'forget failure'] },
    },
    states: {
      credentials: {
        description: 'Asks for e-mail and password.',
        on: {
          'credentials.submit': {
            target: 'checking',
            actions: assign(({ event: { email, password } }) => ({ email: email.trim(), password })),
          },
          'challenge.resume': { target: 'resuming', actions: assign({ email: ({ event }) => event.email }) },
        },
      },
      resuming: {
        description: 'Asks whether this browser still has an open challenge, by its cookie.',
        tags: 'busy',
        entry: 'forget failure',
        invoke: {
          id: 'getChallenge',
          src: 'getChallenge',
          onDone: { target: 'code', actions: assign({ challenge: ({ event }) => event.output }) },
          onError: failing,
        },
      },
      checking: {
        description: 'The server compares the password and sends a code.',
        tags: 'busy',
        entry: 'forget failure',
        invoke: {
          id: 'checkCredentials',
          src: 'checkCredentials',
          input: ({ context: { email, password } }) => ({ email, password }),
          onDone: { target: 'code', actions: assign({ challenge: ({ event }) => event.output }) },
          onError: failing,
        },
      },
      code: {
        description: 'Asks for the code; the password waits in memory for the last step.',
        on: {
          'code.submit': [
            { guard: 'code was taken', target: 'authenticating' },
            { target: 'verifying', actions: assign({ code: ({ event }) => event.code.trim() }) },
          ],
          'code.resend': 'resending',
        },
      },
      resending: {
        description: 'The server sends another code.',
        tags: 'busy',
        entry: 'forget failure',
        invoke: {
          id: 'resendCode',
          src: 'resendCode',
          input: ({ context }) => ({ email: context.email, handle: present(context.challenge).handle }),
          onDone: { target: 'code', actions: assign(({ event }) => ({ challenge: event.output, verified: false })) },
          onError: { ...failing, actions: [failing.actions, { ...failing.actions, type: 'postpone resending' }] },
        },
      },
      verifying: {
        description: 'The server compares the code.',
        tags: 'busy',
        entry: 'forget failure',
        invoke: {
          id: 'verifyCode',
          src: 'verifyCode',
          input: ({ context: { email, code, challenge } }) => ({ email, code, handle: present(challenge).handle }),
          onDone: { target: 'authenticating', actions: assign({ verified: true }) },
          onError: failing,
        },
      },
      authenticating: {
        description: 'Turns the taken code into a session, going on where a lost connection stopped it.',
        tags: 'busy',
        entry: 'forget failure',
        initial: 'resuming',
        states: {
          resuming: {
            description: 'Looks how far an earlier try came.',
            always: [
              { guard: 'access token is there', target: 'gettingSession' },
              { guard: 'refresh token is there', target: 'gettingTokens' },
              { target: 'creatingSession' },
            ],
          },
          creatingSession: {
            description: 'Shows password and challenge for the last time.',
            invoke: {
              id: 'createSession',
              src: 'createSession',
              input: ({ context: { email, password, challenge } }) => ({
                email,
                password,
                handle: present(challenge).handle,
              }),
              onDone: {
                target: 'gettingTokens',
                actions: assign({ refreshToken: ({ event }) => event.output.refresh_token }),
              },
              onError: failing,
            },
          },
          gettingTokens: {
            description: 'Exchanges the first refresh token.',
            invoke: {
              id: 'refreshSession',
              src: 'refreshSession',
              input: ({ context }) => present(context.refreshToken),
              onDone: {
                target: 'gettingSession',
                actions: assign(({ event: { output } }) => ({
                  accessToken: output.access_token,
                  refreshToken: output.refresh_token,
                })),
              },
              onError: failing,
            },
          },
          gettingSession: {
            description: 'Asks whose session it is.',
            invoke: {
              id: 'getSession',
              src: 'getSession',
              input: ({ context }) => present(context.accessToken),
              onDone: { target: 'gettingUser', actions: assign({ userId: ({ event }) => event.output.id }) },
              onError: failing,
            },
          },
          gettingUser: {
            description: 'Reads the profile of the person.',
            invoke: {
              id: 'getUser',
              src: 'getUser',
              input: ({ context }) => ({ id: present(context.userId), accessToken: present(context.accessToken) }),
              onDone: { target: '#login.signedIn', actions: assign({ user: ({ event }) => event.output }) },
              onError: failing,
            },
          },
        },
      },
      failed: {
        description: 'Clears the stored session and leads back to where the person can go on.',
        entry: 'clear stored session',
        always: [
          { guard: 'code can be tried again', target: 'code' },
          { target: 'credentials', actions: 'wipe secrets' },
        ],
      },
      signedIn: {
        description: 'The session chart has tokens and person; nothing secret is left here.',
        type: 'final',
        entry: [{ type: 'hand over session', params: ({ context }) => opened(context) }, 'wipe secrets'],
      },
    },
  });
}
