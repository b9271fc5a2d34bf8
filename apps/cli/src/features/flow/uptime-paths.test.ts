import { ApiError } from '@biuro/core/lib/failure.ts';
import { createMemoryBrowser } from '@biuro/core/lib/memory-browser.ts';
import { createSessionMachine } from '@biuro/core/session/session-machine.ts';
import { type StoredSession, writeSession } from '@biuro/core/session/stored-session.ts';
import { createChartCoverage } from '@biuro/core/testing/chart-coverage.ts';
import { createDeferredServer } from '@biuro/core/testing/deferred-server.ts';
import { createFakeClock } from '@biuro/core/testing/fake-clock.ts';
import { nameOfPath, type PathStep, pathsThrough } from '@biuro/core/testing/paths.ts';
import { walk } from '@biuro/core/testing/walk.ts';
import { createUptimeMachine } from '@biuro/core/uptime/uptime-machine.ts';
import {
  delayOf,
  uptimeCallNames,
  uptimeDefinition,
  uptimeExceptions,
  uptimeExploration,
} from '@biuro/core/uptime/uptime-paths.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { createAccountant } from '../../testing/accountant.ts';
import { createPerson, storedSession } from '../../testing/biuro.ts';
import { ownHost } from '../../testing/server.ts';
import { createSettlement } from '../../testing/settlement.ts';

const host = ownHost();
const settings = { host, apiKey: 'biuro-cli', locale: 'pl' as const };
/** An entry of more than four hours needs one. */
const comment = 'Ścieżka';

let session: StoredSession;
let settlement: { id: string; title: string };

beforeAll(async () => {
  const administrator = createPerson();
  await administrator.signIn('admin@demo.example');
  // Of its own: other files delete companies and close months
  ({ settlement } = await createSettlement(administrator, { number: 989_000, name: 'Chronometr sp. z o.o.' }));
  const person = await createAccountant(administrator, 'sciezka@licznik.example');
  session = storedSession(person);
  administrator.leave();
  person.leave();
});

async function call<T>(method: string, path: string): Promise<T> {
  const headers = { 'X-API-Key': settings.apiKey, Authorization: `Bearer ${session.access_token}` };
  const answer = await fetch(`${host}/api${path}`, { method, headers });
  return (answer.status === 204 ? null : await answer.json()) as T; // The contract says what each of these calls answers
}

/** Each path begins with a person who has no work time. */
async function clear() {
  await call('DELETE', '/uptimes/active');
  const { data } = await call<{ data: { id: string }[] }>('GET', '/uptimes');
  for (const { id } of data) await call('DELETE', `/uptimes/${id}`);
}

const definition = uptimeDefinition();
const coverage = createChartCoverage(definition);
const paths = pathsThrough(definition, uptimeExploration).map((path) => [nameOfPath(path), path] as const);

test.each(paths)('%s', async (_, path) => {
  await clear();
  const deferred = createDeferredServer();
  // Its day is over, so that also eight hours later are no future to the server
  const clock = createFakeClock();
  const tab = createMemoryBrowser().openTab();
  writeSession(tab.storage, session);
  const ports = { ...tab, fetch: deferred.fetch, clock, settings, go: () => {}, setTitle: () => {} };
  const signedIn = createActor(createSessionMachine(ports), { clock }).start();
  const machine = createUptimeMachine({ ...ports, session: signedIn });
  const actor = createActor(machine, { clock, inspect: coverage.inspect }).start();
  onTestFinished(() => void [actor.stop(), signedIn.stop()]);
  await walk(path, {
    actor,
    deferred,
    calls: uptimeCallNames,
    done: () => (request) => atThisTime(request, Math.floor(clock.now() / 1000)),
    failed: (_id, error) => async () => {
      const { status } = error instanceof ApiError ? error.failure : {};
      if (status === undefined) throw new TypeError('away');
      return Response.json({ status, error: 'refused', code: 'refused' }, { status });
    },
    wait: ({ type }) => clock.advance(delayOf(type)),
    translate,
  });
});

/** The answer of the real server; the path controls the clock. */
async function atThisTime(request: Request, now: number): Promise<Response> {
  request.headers.set('Authorization', `Bearer ${session.access_token}`);
  const answer = await fetch(request);
  if (!answer.ok || !request.url.endsWith('/uptimes/active') || answer.status === 204) return answer;
  const { data } = (await answer.json()) as { data: object };
  return Response.json({ data: { ...data, now } });
}

function translate({ event }: PathStep): AnyEventObject {
  if (event.type === 'timer.start') return { ...event, details: { comment } };
  return event.type === 'settlement.start' ? { ...event, settlement, details: { comment } } : event;
}

test('every state is reached and every transition taken, but for the exceptions', () => {
  expect(coverage.states()).toEqual([]);
  expect(coverage.transitions()).toEqual(Object.keys(uptimeExceptions));
});

afterAll(() => console.info(`uptime, real API: ${paths.length} paths, ${coverage.summary()}`));
