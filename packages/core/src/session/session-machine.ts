import { type ActorRefFrom, assign, fromCallback, fromPromise, setup } from 'xstate';
import { bearer } from '../api/authorization.ts';
import { createApi } from '../api/client.ts';
import messages from '../i18n/messages.json' with { type: 'json' };
import { createText } from '../i18n/text.ts';
import { type Failure, toFailure, tooLate } from '../lib/failure.ts';
import type { Ports } from '../lib/ports.ts';
import { typesOnly } from '../lib/types-only.ts';
import { refreshSession } from './refresh-session.ts';
import {
  clearSession,
  readSession,
  type StoredSession,
  sessionKey,
  type User,
  writeSession,
} from './stored-session.ts';

/** Who ended the session: the person here, the server, or another tab. */
export type LogoutReason = 'user' | 'expired' | 'elsewhere';

export interface SessionContext {
  session: StoredSession | null;
  reason: LogoutReason | null;
  /** Why the last refresh did not work, as long as the session lives on. */
  failure: Failure | null;
  /** The refresh token that the server still has to revoke. */
  parting: string | null;
}

export type SessionEvent =
  | { type: 'login.succeeded'; session: StoredSession }
  | { type: 'login.failed' }
  | { type: 'log.out' }
  /** The server refused this access token. */
  | { type: 'token.rejected'; token: string }
  /** The server has told something new about the person who is signed in. */
  | { type: 'user.changed'; user: User }
  /** Another tab signed in or refreshed. */
  | { type: 'session.stored'; session: StoredSession }
  /** Another tab signed out. */
  | { type: 'session.cleared' };

export type SessionPorts = Pick<Ports, 'fetch' | 'storage' | 'exclusive' | 'settings'>;
export type SessionActor = ActorRefFrom<ReturnType<typeof createSessionMachine>>;

const patience = 15_000;

/**
 * Who is signed in. The refresh is single because `token.rejected` is handled in `loggedIn` and ignored in
 * `refreshing`. Only a refused refresh ends the session; a server that is away or busy does not.
 */
export function createSessionMachine(ports: SessionPorts) {
  const { storage } = ports;
  const api = createApi(ports);
  const text = createText(messages, ports.settings.locale);
  const late = tooLate(text);

  return setup({
    types: typesOnly<{ context: SessionContext; events: SessionEvent; tags: 'refreshing' | 'busy' }>(),
    actors: {
      refreshSession: refreshSession(api, ports),
      endSession: fromPromise<void, string | null>(async ({ input }) => {
        if (input !== null) await api.POST('/auth/logout', { headers: bearer(input) });
      }),
      watchStorage: fromCallback<SessionEvent>(({ sendBack }) =>
        storage.onChange((key) => {
          if (key !== sessionKey) return;
          const session = readSession(storage);
          sendBack(session ? { type: 'session.stored', session } : { type: 'session.cleared' });
        }),
      ),
    },
    actions: {
      'take session': assign((_, session: StoredSession | null) => ({ session, reason: null, failure: null })),
      'store session': (_, session: StoredSession) => writeSession(storage, session),
      'take user': assign(({ context: { session } }, user: User) => ({ session: session && { ...session, user } })),
      'store user': (_, user: User) => {
        const stored = readSession(storage);
        if (stored?.user.id === user.id) writeSession(storage, { ...stored, user });
      },
      'forget session': assign(({ context }, reason: LogoutReason | null) => ({
        session: null,
        reason: reason ?? context.reason,
        failure: null,
        parting: context.session?.refresh_token ?? null,
      })),
      'clear storage': () => clearSession(storage),
      'clear storage of this session': ({ context }) => {
        if (readSession(storage)?.refresh_token === context.parting) clearSession(storage);
      },
      'keep failure': assign((_, failure: Failure) => ({ failure })),
    },
    guards: {
      'somebody is stored': ({ context }) => context.session !== null,
      'somebody is there': (_, session: StoredSession | null) => session !== null,
      'tokens are new': ({ context }, session: StoredSession) => session.access_token !== context.session?.access_token,
      'user is signed in': ({ context }, user: User) => user.id === context.session?.user.id,
      'token is current': ({ context }, token: string) => token === context.session?.access_token,
      'refresh is refused': (_, { status }: Failure) => status !== undefined && [400, 401, 403].includes(status),
    },
    delays: { patience },
  }).createMachine({
    id: 'session',
    context: () => ({ session: readSession(storage), reason: null, failure: null, parting: null }),
    invoke: { id: 'watchStorage', src: 'watchStorage' },
    initial: 'restoring',
    on: {
      'login.succeeded': {
        target: '.loggedIn',
        actions: [
          { type: 'take session', params: ({ event }) => event.session },
          { type: 'store session', params: ({ event }) => event.session },
        ],
      },
      'login.failed': {
        target: '.loggedOut.ending',
        actions: [{ type: 'forget session', params: null }, 'clear storage'],
      },
      'log.out': {
        target: '.loggedOut.ending',
        actions: [{ type: 'forget session', params: 'user' }, 'clear storage'],
      },
      'user.changed': {
        guard: { type: 'user is signed in', params: ({ event }) => event.user },
        actions: [
          { type: 'take user', params: ({ event }) => event.user },
          { type: 'store user', params: ({ event }) => event.user },
        ],
      },
    },
    states: {
      restoring: {
        description: 'Looks whether a session was stored.',
        always: [{ guard: 'somebody is stored', target: 'loggedIn' }, { target: 'loggedOut' }],
      },
      loggedOut: {
        description: 'Nobody is signed in; `reason` says how that came about.',
        initial: 'idle',
        on: {
          'session.stored': {
            target: 'loggedIn',
            actions: { type: 'take session', params: ({ event }) => event.session },
          },
        },
        states: {
          idle: { description: 'Nothing is left to do.' },
          ending: {
            description: 'Tells the server, which may be away: here the session is gone already.',
            tags: 'busy',
            invoke: {
              id: 'endSession',
              src: 'endSession',
              input: ({ context }) => context.parting,
              onDone: 'idle',
              onError: 'idle',
            },
            after: { patience: 'idle' },
          },
        },
      },
      loggedIn: {
        description: 'Somebody is signed in, with tokens that worked last time.',
        on: {
          'token.rejected': {
            guard: { type: 'token is current', params: ({ event }) => event.token },
            target: 'refreshing',
          },
          'session.stored': { actions: { type: 'take session', params: ({ event }) => event.session } },
          'session.cleared': { target: 'loggedOut', actions: { type: 'forget session', params: 'elsewhere' } },
        },
      },
      refreshing: {
        description: 'Waits for new tokens, and every refused request waits with it.',
        tags: 'refreshing',
        invoke: {
          id: 'refreshSession',
          src: 'refreshSession',
          input: ({ context }) => context.session,
          onDone: [
            {
              guard: { type: 'somebody is there', params: ({ event }) => event.output },
              target: 'loggedIn',
              actions: { type: 'take session', params: ({ event }) => event.output },
            },
            { target: 'loggedOut', actions: { type: 'forget session', params: 'elsewhere' } },
          ],
          onError: [
            {
              guard: { type: 'refresh is refused', params: ({ event }) => toFailure(event.error, text) },
              target: 'loggedOut',
              actions: [{ type: 'forget session', params: 'expired' }, 'clear storage of this session'],
            },
            {
              target: 'loggedIn',
              actions: { type: 'keep failure', params: ({ event }) => toFailure(event.error, text) },
            },
          ],
        },
        after: {
          patience: { target: 'loggedIn', actions: { type: 'keep failure', params: late } },
        },
        on: {
          'session.stored': {
            guard: { type: 'tokens are new', params: ({ event }) => event.session },
            target: 'loggedIn',
            actions: { type: 'take session', params: ({ event }) => event.session },
          },
          'session.cleared': { target: 'loggedOut', actions: { type: 'forget session', params: 'elsewhere' } },
        },
      },
    },
  });
}
