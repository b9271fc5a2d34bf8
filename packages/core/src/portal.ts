import { createActor } from 'xstate';
import { type Api, createApi } from './api/client.ts';
import messages from './i18n/messages.json' with { type: 'json' };
import { createText } from './i18n/text.ts';
import { type Failure, toFailure } from './lib/failure.ts';
import type { Ports } from './lib/ports.ts';
import { createLoginMachine, type LoginActor } from './login/login-machine.ts';
import { createNavigationMachine, type NavigationActor } from './navigation/navigation-machine.ts';
import { createSessionFetch } from './session/session-fetch.ts';
import { createSessionMachine, type SessionActor } from './session/session-machine.ts';

export type { Api, LoginActor, NavigationActor, Ports, SessionActor };

/** The whole core for one person at one server. */
export interface Portal {
  /** Calls as the person who is signed in; the tokens are renewed on the way. */
  api: Api;
  session: SessionActor;
  navigation: NavigationActor;
  /** A sign-in that has begun. It ends by itself, or when the portal stops. */
  createLogin(): LoginActor;
  /** Puts anything that was thrown into the words of the person's language. */
  toFailure(thrown: unknown): Failure;
  start(): void;
  /** Ends every chart and timer, so that nothing keeps a process alive. A stopped portal does not start again. */
  stop(): void;
}

export function createPortal(ports: Ports): Portal {
  const { clock, inspect, settings } = ports;
  const text = createText(messages, settings.locale);
  const logins = new Set<LoginActor>();

  const session = createActor(createSessionMachine(ports), { id: 'session', clock, inspect });
  const navigation = createActor(createNavigationMachine({ ...ports, session }), { id: 'navigation', clock, inspect });

  return {
    api: createApi({ fetch: createSessionFetch(ports.fetch, session), settings }),
    session,
    navigation,
    createLogin() {
      const login = createActor(createLoginMachine({ ...ports, session }), { id: 'login', clock, inspect });
      logins.add(login);
      login.subscribe({ complete: () => logins.delete(login) });
      return login.start();
    },
    toFailure: (thrown) => toFailure(thrown, text),
    start() {
      session.start();
      navigation.start();
    },
    stop() {
      for (const login of logins) login.stop();
      navigation.stop();
      session.stop();
    },
  };
}
