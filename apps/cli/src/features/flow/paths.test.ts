import { setTimeout as pause } from 'node:timers/promises';
import type { Ports } from '@biuro/core';
import { basic, bearer } from '@biuro/core/api/authorization.ts';
import { ApiError } from '@biuro/core/lib/failure.ts';
import { createMemoryBrowser } from '@biuro/core/lib/memory-browser.ts';
import { createLoginMachine } from '@biuro/core/login/login-machine.ts';
import { loginCalls, loginExploration } from '@biuro/core/login/login-paths.ts';
import { createNavigationMachine } from '@biuro/core/navigation/navigation-machine.ts';
import { navigationCalls, navigationExploration } from '@biuro/core/navigation/navigation-paths.ts';
import { createSessionMachine } from '@biuro/core/session/session-machine.ts';
import { sessionCalls, sessionExploration } from '@biuro/core/session/session-paths.ts';
import { type StoredSession, sessionKey, writeSession } from '@biuro/core/session/stored-session.ts';
import { type ChartCoverage, createChartCoverage } from '@biuro/core/testing/chart-coverage.ts';
import { createDeferredServer, type DeferredServer } from '@biuro/core/testing/deferred-server.ts';
import { createFakeClock } from '@biuro/core/testing/fake-clock.ts';
import { type Exploration, nameOfPath, type PathStep, pathsThrough } from '@biuro/core/testing/paths.ts';
import { walk } from '@biuro/core/testing/walk.ts';
import { NEW_PASSWORD } from '@biuro/testing/demo-accounts.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type AnyEventObject, type AnyStateMachine, createActor } from 'xstate';
import { createPerson } from '../../testing/biuro.ts';
import { ownHost } from '../../testing/server.ts';
import { createSettlement } from '../../testing/settlement.ts';

/** A separate account, so that no other test takes its codes. */
const number = 986_000;
const email = `klient@${number}.example`;
const host = ownHost();
const headers = { 'X-API-Key': 'biuro-cli', 'Accept-Language': 'pl' };

function createPorts(fetch: Ports['fetch']) {
  const clock = createFakeClock(Date.now());
  const settings = { host, apiKey: 'biuro-cli', locale: 'pl' as const };
  return { ...createMemoryBrowser().openTab(), fetch, clock, settings, go: () => {}, setTitle: () => {} };
}

let newest = '';

beforeAll(async () => {
  const administrator = createPerson();
  await administrator.signIn('admin@demo.example');
  const { client } = await createSettlement(administrator, { number, name: 'Ścieżka sp. z o.o.' });
  const letters = await fetch(`${host}/api/dev/outbox?to=${email}`);
  [{ at: newest } = { at: '' }] = (await letters.json()) as { at: string }[];
  administrator.leave();
  client.leave();
});

/** The code of the message that the last sign-in has sent. It is read at once, so that none arrives late in another test. */
async function nextCode(): Promise<string> {
  for (const end = Date.now() + 5_000; Date.now() < end; await pause(20)) {
    const answer = await fetch(`${host}/api/dev/outbox?to=${email}`);
    const letters = (await answer.json()) as { at: string; code: string | null }[];
    const letter = letters.find(({ at, code }) => at > newest && code);
    if (!letter?.code) continue;
    newest = letter.at;
    return letter.code;
  }
  throw new Error('No code came');
}

async function call<T>(method: string, path: string, more: Record<string, string>, body?: object): Promise<T> {
  const json = body && { body: JSON.stringify(body) };
  const type = body && { 'Content-Type': 'application/json' };
  const answer = await fetch(`${host}/api${path}`, { method, headers: { ...headers, ...type, ...more }, ...json });
  return (await answer.json()) as T; // The contract says what each of these calls answers
}

/** A session as the server gives it to the account. */
async function signIn(): Promise<StoredSession> {
  const { data } = await call<{ data: { challenge: string } }>(
    'POST',
    '/users/check',
    {},
    { email, password: NEW_PASSWORD },
  );
  const proof = { 'X-Login-Challenge': data.challenge };
  await call('POST', '/users/verify', proof, { email, code: await nextCode() });
  const { refresh_token } = await call<{ refresh_token: string }>('POST', '/auth', {
    ...proof,
    ...basic(email, NEW_PASSWORD),
  });
  const tokens = await call<{ access_token: string; refresh_token: string }>(
    'POST',
    '/auth/access',
    bearer(refresh_token),
  );
  const { id } = await call<{ id: string }>('GET', '/auth', bearer(tokens.access_token));
  const { data: user } = await call<{ data: StoredSession['user'] }>(
    'GET',
    `/users/${id}`,
    bearer(tokens.access_token),
  );
  return { user, access_token: tokens.access_token, refresh_token: tokens.refresh_token, logged_in: true };
}

interface Setup {
  ports: ReturnType<typeof createPorts>;
  deferred: DeferredServer;
}

/** Lets a call through to the real server. */
const through = () => (request: Request) => fetch(request);

/** Answers that the real server does not give here: unreachable, or forbidden. */
const failing = (_actor: string, error: unknown) => async () => {
  const { status } = error instanceof ApiError ? error.failure : {};
  if (status === undefined) throw new TypeError('away');
  return Response.json({ status, error: 'refused', code: 'refused' }, { status });
};

function setUp(): Setup {
  const deferred = createDeferredServer();
  return { deferred, ports: createPorts(deferred.fetch) };
}

const walking = ({ ports, deferred }: Setup, calls: Record<string, string>) => ({
  deferred,
  calls,
  done: through,
  failed: failing,
  wait: () => ports.clock.advance(15_000),
});

interface RealChart {
  /** One for each way in which an actor can begin. */
  machines: AnyStateMachine[];
  exploration: Exploration;
  /** Transitions that no path takes with the real server, each with its reason. */
  exceptions?: Record<string, string>;
  walkOne: (path: PathStep[], coverage: ChartCoverage, from: number) => Promise<void>;
}

/** Walks the paths of a chart against the real server and compares which transitions they took. */
function describeChart(name: string, { machines, exploration, exceptions = {}, walkOne }: RealChart) {
  describe(name, () => {
    const [definition] = machines;
    if (!definition) throw new Error(`${name} has no definition`);
    const coverage = createChartCoverage(definition);
    const paths = machines.flatMap((machine, from) =>
      pathsThrough(machine, exploration).map((path) => [nameOfPath(path), path, from] as const),
    );
    afterAll(() => console.info(`${name}, real API: ${paths.length} paths, ${coverage.summary()}`));
    test.each(paths)('%s', (_, path, from) => walkOne(path, coverage, from));
    test('every state is reached and every transition taken, but for the exceptions', () => {
      const left = { states: coverage.states(), transitions: coverage.transitions() };
      expect(left).toEqual({ states: [], transitions: Object.keys(exceptions) });
    });
  });
}

const definitionPorts = createPorts(() => Promise.reject(new TypeError('A definition calls nobody')));
const loginMachine = (ports: Setup['ports']) =>
  createLoginMachine({ ...ports, session: createActor(createSessionMachine(ports)).start() });

const isResent = ({ type }: AnyEventObject) => type === 'xstate.done.actor.resendCode';

describeChart('login', {
  machines: [loginMachine(definitionPorts)],
  exploration: { ...loginExploration, events: loginExploration.events.filter((event) => !isResent(event)) },
  exceptions: {
    'login.resending xstate.done.actor.resendCode': 'the server sends another code only after a minute',
  },
  async walkOne(path, coverage) {
    const stand = setUp();
    const { clock } = stand.ports;
    const actor = createActor(loginMachine(stand.ports), { clock, inspect: coverage.inspect }).start();
    onTestFinished(() => void actor.stop());
    let code = '';
    let cookie = '';
    /** A browser keeps the cookie of the first step, whatever becomes of the page. */
    const beginElsewhere = async () => {
      const credentials = { email, password: NEW_PASSWORD };
      const { data } = await call<{ data: { challenge: string } }>('POST', '/users/check', {}, credentials);
      cookie = `lc=${data.challenge}`;
      code = await nextCode();
    };
    await walk(path, {
      ...walking(stand, loginCalls),
      actor,
      done: (id) => async (request) => {
        if (id === 'getChallenge') await beginElsewhere();
        if (cookie) request.headers.set('cookie', cookie);
        const answer = await fetch(request);
        if (id === 'checkCredentials') code = await nextCode();
        return answer;
      },
      translate: ({ event }) => {
        if (event.type === 'credentials.submit') return { ...event, email, password: NEW_PASSWORD };
        if (event.type === 'challenge.resume') return { ...event, email };
        return event.type === 'code.submit' ? { ...event, code } : event;
      },
    });
    expect(stand.deferred.unused()).toEqual([]);
  },
});

const sessionMachines = (sessionExploration.starts ?? []).map((start) => {
  const ports = createPorts(definitionPorts.fetch);
  start(ports);
  return createSessionMachine(ports);
});

describeChart('session', {
  machines: sessionMachines,
  exploration: sessionExploration,
  async walkOne(path, coverage, from) {
    const stand = setUp();
    const { clock, storage } = stand.ports;
    const real = await signIn();
    if (from > 0) writeSession(storage, real);
    const actor = createActor(createSessionMachine(stand.ports), { clock, inspect: coverage.inspect }).start();
    onTestFinished(() => void actor.stop());
    await walk(path, {
      ...walking(stand, sessionCalls),
      actor,
      done:
        (_id, { event }) =>
        (request) => {
          // This tab sees what another one stores only when it reads the storage.
          if (event.output === null) storage.remove(sessionKey);
          return fetch(request);
        },
      translate: ({ event }) => {
        if (event.type === 'login.succeeded') return { ...event, session: real };
        if (event.type === 'token.rejected') return { ...event, token: real.access_token };
        return event.type === 'user.changed' ? { ...event, user: real.user } : event;
      },
    });
    expect(stand.deferred.unused()).toEqual([]);
  },
});

const navigationMachine = (ports: Setup['ports']) =>
  createNavigationMachine({
    ...ports,
    hasUnsavedChanges: () => true,
    session: createActor(createSessionMachine(ports)).start(),
  });

describeChart('navigation', {
  machines: [navigationMachine(definitionPorts)],
  exploration: navigationExploration,
  async walkOne(path, coverage) {
    const stand = setUp();
    const { clock } = stand.ports;
    const actor = createActor(navigationMachine(stand.ports), { clock, inspect: coverage.inspect }).start();
    onTestFinished(() => void actor.stop());
    await walk(path, { ...walking(stand, navigationCalls), actor });
    expect(stand.deferred.unused()).toEqual([]);
  },
});
