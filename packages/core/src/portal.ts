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
import type { UploadInput } from './upload/upload-context.ts';
import type { UploadActor } from './upload/upload-machine.ts';
import type { UptimeActor } from './uptime/uptime-machine.ts';

export type { Api, LoginActor, NavigationActor, Ports, SessionActor, UploadActor, UptimeActor };

/** The core for one person and one server: calls, charts, words. */
export interface Portal {
  /** Calls of the person who is signed in; the tokens are refreshed when necessary. */
  api: Api;
  session: SessionActor;
  navigation: NavigationActor;
  /** A sign-in that has begun. It ends by itself, or when the portal stops. */
  createLogin(): LoginActor;
  /** The work time of the person, running; the same one at every call. Its chart is loaded when somebody asks for it. */
  openUptime(): Promise<UptimeActor>;
  /** A file on its way to the server. Its chart is loaded with the first; it ends by itself, or when the portal stops. */
  createUpload(input: UploadInput): Promise<UploadActor>;
  /** The same for whoever has the action link of an e-mail, whether somebody is signed in or not. */
  byLink(token: string): LinkedCalls;
  /** Turns anything that was thrown into a failure in the language of the person. */
  toFailure(thrown: unknown): Failure;
  start(): void;
  /** Ends every chart and timer, so that nothing keeps a process alive. A stopped portal does not start again. */
  stop(): void;
}

/** What can be called with an action link in place of a session. */
export type LinkedCalls = Pick<Portal, 'api' | 'createUpload'>;

export function createPortal(ports: Ports): Portal {
  const { clock, inspect, settings } = ports;
  const text = createText(messages, settings.locale);
  const logins = new Set<LoginActor>();
  const uploads = new Set<UploadActor>();

  const session = createActor(createSessionMachine(ports), { id: 'session', clock, inspect });
  let uptime: Promise<UptimeActor> | undefined;
  let isStopped = false;
  const navigation = createActor(createNavigationMachine({ ...ports, session }), { id: 'navigation', clock, inspect });

  const fetch = createSessionFetch(ports.fetch, session);

  const loadUptime = async () => {
    const { createUptimeMachine } = await import('./uptime/uptime-machine.ts');
    const actor = createActor(createUptimeMachine({ ...ports, fetch, session }), { id: 'uptime', clock, inspect });
    return isStopped ? actor : actor.start();
  };

  async function createUpload(input: UploadInput, send = fetch): Promise<UploadActor> {
    const { createUploadMachine } = await import('./upload/upload-machine.ts');
    const machine = createUploadMachine({ ...ports, fetch: send });
    const upload = createActor(machine, { id: 'upload', clock, inspect, input });
    uploads.add(upload);
    upload.subscribe({ complete: () => uploads.delete(upload) });
    return isStopped ? upload : upload.start();
  }

  return {
    api: createApi({ fetch, settings }),
    session,
    navigation,
    createLogin() {
      const login = createActor(createLoginMachine({ ...ports, session }), { id: 'login', clock, inspect });
      logins.add(login);
      login.subscribe({ complete: () => logins.delete(login) });
      return login.start();
    },
    openUptime() {
      uptime ??= loadUptime();
      return uptime;
    },
    createUpload: (input) => createUpload(input),
    byLink(token) {
      const send: Ports['fetch'] = (request) => {
        request.headers.set('X-Action-Link', token);
        return ports.fetch(request);
      };
      return { api: createApi({ fetch: send, settings }), createUpload: (input) => createUpload(input, send) };
    },
    toFailure: (thrown) => toFailure(thrown, text),
    start() {
      session.start();
      navigation.start();
    },
    stop() {
      isStopped = true;
      for (const login of logins) login.stop();
      for (const upload of uploads) upload.stop();
      void uptime?.then((actor) => actor.stop());
      navigation.stop();
      session.stop();
    },
  };
}
