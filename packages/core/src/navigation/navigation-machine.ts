import { type ActorRefFrom, assign, fromCallback, fromPromise, setup } from 'xstate';
import { createApi } from '../api/client.ts';
import { unwrap } from '../api/unwrap.ts';
import type { AppConfig } from '../config/config.ts';
import messages from '../i18n/messages.json' with { type: 'json' };
import { createText } from '../i18n/text.ts';
import { type Failure, toFailure } from '../lib/failure.ts';
import type { Ports } from '../lib/ports.ts';
import { typesOnly } from '../lib/types-only.ts';
import type { LogoutReason, SessionActor } from '../session/session-machine.ts';
import { logoutReasonOf, userOf } from '../session/session-selectors.ts';
import type { User } from '../session/stored-session.ts';
import { decide, type RedirectReason } from './decide.ts';
import { type Place, placeOf } from './place.ts';
import { lineOf, match, pathOf, type Route } from './routes.ts';

export interface NavigationContext {
  config: AppConfig | null;
  user: User | null;
  /** The place that the URL names. */
  route: Route | null;
  /** What may be shown of it. */
  place: Place | null;
  /** The name of the record that the page shows, once the page has reported it; null where there is no such record. */
  named: { path: string; name: string | null } | null;
  /** The redirect that the guard has answered with. */
  detour: { to: string; reason: RedirectReason } | null;
  /** Why the configuration is not there. */
  failure: Failure | null;
}

export type NavigationEvent =
  | { type: 'place.requested'; path: string; search?: string }
  /** The page has loaded the record that it shows. */
  | { type: 'place.named'; name: string }
  /** There is no record at this address, or none that this person may see. */
  | { type: 'place.missing' }
  /** The person does not sign in again over the page that an expired session has left. */
  | { type: 'place.abandoned' }
  | { type: 'config.retry' }
  | { type: 'session.changed'; user: User | null; reason: LogoutReason | null };

export type NavigationPorts = Pick<
  Ports,
  'fetch' | 'settings' | 'go' | 'setTitle' | 'hasUnsavedChanges' | 'startOver'
> & {
  session: Pick<SessionActor, 'getSnapshot' | 'subscribe'>;
};
export type NavigationActor = ActorRefFrom<ReturnType<typeof createNavigationMachine>>;

/**
 * The guard before every page: the configuration once, then `decide`. The URL is the source of truth: this chart
 * answers `place.requested` with a `place` to render, or with a way to go, which comes back as a new request.
 */
export function createNavigationMachine({ session, ...ports }: NavigationPorts) {
  const api = createApi(ports);
  const { locale } = ports.settings;
  const text = createText(messages, locale);

  return setup({
    types: typesOnly<{ context: NavigationContext; events: NavigationEvent; tags: 'busy' }>(),
    actors: {
      getConfig: fromPromise<AppConfig>(({ signal }) => unwrap(api.GET('/config', { signal }))),
      watchSession: fromCallback<NavigationEvent>(({ sendBack }) => watch(session, sendBack)),
    },
    actions: {
      'remember route': assign((_, { path, search }: { path: string; search?: string }) => ({
        route: match(path, search),
      })),
      'remember person': assign((_, user: User | null) => ({ user })),
      'keep config': assign((_, config: AppConfig) => ({ config, failure: null })),
      'keep failure': assign((_, failure: Failure) => ({ failure })),
      decide: assign(({ context }) => outcomeOf(context)),
      'remember name': assign(({ context: { route } }, name: string | null) => ({
        named: route && { path: route.path, name },
      })),
      'leave for login': assign({ place: null, detour: { to: pathOf('login'), reason: 'signed-out' } }),
      'set title': ({ context }) => context.place && ports.setTitle(context.place.title),
      'start over': () => ports.startOver?.(),
      'go there': ({ context }) => context.detour && ports.go(context.detour.to, { replace: true }),
    },
    guards: {
      'person signed out': ({ context }, { user, reason }: { user: User | null; reason: LogoutReason | null }) =>
        context.user !== null && user === null && reason === 'user' && !isOpenToAll(context.route),
      'session expired over unsaved changes': (
        { context },
        { user, reason }: { user: User | null; reason: LogoutReason | null },
      ) => context.user !== null && user === null && reason === 'expired' && (ports.hasUnsavedChanges?.() ?? false),
      'same person is back': ({ context }, user: User | null) => user !== null && user.id === context.user?.id,
      'there is a detour': ({ context }) => context.detour !== null,
    },
  }).createMachine({
    id: 'navigation',
    context: { config: null, user: null, route: null, place: null, named: null, detour: null, failure: null },
    invoke: { id: 'watchSession', src: 'watchSession' },
    initial: 'idle',
    on: {
      'place.requested': { actions: { type: 'remember route', params: ({ event }) => event } },
      'session.changed': { actions: { type: 'remember person', params: ({ event }) => event.user } },
    },
    states: {
      idle: {
        description: 'No page has been asked for yet.',
        on: {
          'place.requested': {
            target: 'loadingConfig',
            actions: { type: 'remember route', params: ({ event }) => event },
          },
        },
      },
      loadingConfig: {
        description: 'Reads what the office shows, once, before the first page.',
        tags: 'busy',
        invoke: {
          id: 'getConfig',
          src: 'getConfig',
          onDone: { target: 'ready', actions: { type: 'keep config', params: ({ event }) => event.output } },
          onError: {
            target: 'configUnavailable',
            actions: { type: 'keep failure', params: ({ event }) => toFailure(event.error, text) },
          },
        },
      },
      configUnavailable: {
        description: 'Nothing can be shown without the configuration; the person may try again.',
        on: { 'config.retry': 'loadingConfig' },
      },
      ready: {
        description: 'Answers each request for a page.',
        initial: 'deciding',
        on: {
          'place.requested': {
            target: '.deciding',
            actions: { type: 'remember route', params: ({ event }) => event },
          },
          'session.changed': [
            {
              guard: { type: 'person signed out', params: ({ event }) => event },
              target: '.redirecting',
              actions: [{ type: 'remember person', params: null }, 'leave for login'],
            },
            {
              guard: { type: 'session expired over unsaved changes', params: ({ event }) => event },
              target: '.interrupted',
            },
            {
              target: '.deciding',
              actions: { type: 'remember person', params: ({ event }) => event.user },
            },
          ],
        },
        states: {
          deciding: {
            description: 'Applies the rules of access.',
            entry: 'decide',
            always: [{ guard: 'there is a detour', target: 'redirecting' }, { target: 'showing' }],
          },
          showing: {
            description: 'The page of `place` is on the screen.',
            entry: 'set title',
            on: {
              'place.named': {
                target: 'deciding',
                actions: { type: 'remember name', params: ({ event }) => event.name },
              },
              'place.missing': { target: 'deciding', actions: { type: 'remember name', params: null } },
            },
          },
          interrupted: {
            description:
              'The session has expired over something unsaved: the page stays while the person signs in again.',
            on: {
              'session.changed': [
                {
                  guard: { type: 'same person is back', params: ({ event }) => event.user },
                  target: 'showing',
                  actions: { type: 'remember person', params: ({ event }) => event.user },
                },
                { actions: 'start over' },
              ],
              'place.abandoned': { target: 'deciding', actions: { type: 'remember person', params: null } },
              'place.requested': {
                target: 'deciding',
                actions: [
                  { type: 'remember person', params: null },
                  { type: 'remember route', params: ({ event }) => event },
                ],
              },
            },
          },
          redirecting: {
            description: 'Shows nothing until the URL has followed `detour`.',
            entry: 'go there',
          },
        },
      },
    },
  });

  function outcomeOf(context: NavigationContext): Pick<NavigationContext, 'place' | 'detour'> {
    const { config, user, route } = context;
    if (!config || !route) return { place: null, detour: null };

    const decision = decide(route, user, config);
    if (decision.kind === 'redirect') return { place: null, detour: { to: decision.to, reason: decision.reason } };

    const item = context.named?.path === route.path ? context.named.name : undefined;
    const place = placeOf(route, decision, { config, locale, redirected: reasonOf(context, route), item });
    return { place, detour: null };
  }
}

/** Why the person is on this page: the reason of the redirect that led to it, kept when the page is decided again. */
function reasonOf({ detour, place }: NavigationContext, { path, search }: Route): RedirectReason | null {
  if (detour) return detour.to.split('?', 1)[0] === path ? detour.reason : null;
  return place?.path === path && place.search === search ? place.redirected : null;
}

/** Pages that stay open after signing out, such as an invitation that was opened in the session of another person. */
function isOpenToAll(route: Route | null): boolean {
  return route !== null && route.name !== 'not-found' && lineOf(route.name).access === 'public';
}

function watch(session: NavigationPorts['session'], report: (event: NavigationEvent) => void): () => void {
  let known: string | undefined;
  const tell = (snapshot: ReturnType<SessionActor['getSnapshot']>) => {
    const user = userOf(snapshot);
    const identity = JSON.stringify([user?.id, user?.isAdmin]);
    if (identity === known) return;
    known = identity;
    report({ type: 'session.changed', user, reason: logoutReasonOf(snapshot) });
  };
  tell(session.getSnapshot());
  const subscription = session.subscribe(tell);
  return () => subscription.unsubscribe();
}
