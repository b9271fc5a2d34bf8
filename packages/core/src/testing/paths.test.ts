import { describe, expect, onTestFinished, test } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { ApiError } from '../lib/failure.ts';
import type { Ports } from '../lib/ports.ts';
import { createLoginMachine } from '../login/login-machine.ts';
import { loginCalls, loginExploration } from '../login/login-paths.ts';
import { createNavigationMachine } from '../navigation/navigation-machine.ts';
import { navigationCalls, navigationExploration } from '../navigation/navigation-paths.ts';
import { createSessionMachine } from '../session/session-machine.ts';
import { sessionCalls, sessionExploration } from '../session/session-paths.ts';
import { sessionKey } from '../session/stored-session.ts';
import { createUploadMachine } from '../upload/upload-machine.ts';
import { uploadCalls, uploadExploration } from '../upload/upload-paths.ts';
import { createChartCoverage } from './chart-coverage.ts';
import { createDeferredServer } from './deferred-server.ts';
import { createFakePorts } from './fake-ports.ts';
import { json, noConnection, problem } from './fake-server.ts';
import { type Exploration, nameOfPath, pathsThrough } from './paths.ts';
import { client, config } from './samples.ts';
import { walk } from './walk.ts';

const date = { date: 'Thu, 01 Jan 1970 00:00:00 GMT' };
const challenge = {
  challenge: 'c-1',
  channel: 'email',
  destination: 'k',
  expires_at: '1970-01-01T00:00:00Z',
  resend_at: '1970-01-01T00:00:00Z',
};

/** What the server says where an actor ends well. */
const answers: Record<string, (output: unknown) => Response> = {
  checkCredentials: () => json(200, { data: challenge }, date),
  getChallenge: () => json(200, { data: { ...challenge, challenge: undefined } }, date),
  resendCode: () => json(200, { data: challenge }, date),
  verifyCode: () => json(200, { data: { verified: true } }),
  createSession: () => json(200, { refresh_token: 'refresh-1' }),
  refreshSession: () => json(200, { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 600 }),
  getSession: () => json(200, { loggedIn: true, id: client.id }),
  getUser: () => json(200, { data: client }),
  endSession: () => told(204),
  getConfig: () => json(200, config),
  createUpload: (id) => told(201, { location: `/api/uploads/${String(id)}` }),
  getUploadOffset: (offset) => told(200, { 'upload-offset': String(offset) }),
  sendUploadPiece: (output) => told(204, { 'upload-offset': String(Reflect.get(Object(output), 'offset')) }),
  deleteUpload: () => told(204),
};

function told(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers });
}

interface Chart {
  machine: (ports: Ports) => AnyStateMachine;
  exploration: Exploration;
  calls: Record<string, string>;
  /** What the paths cover. */
  summary: string;
  /** Transitions that no path takes, each with its reason. */
  exceptions: Record<string, string>;
}

const charts: Record<string, Chart> = {
  login: {
    machine: (ports) => createLoginMachine({ ...ports, session: createActor(createSessionMachine(ports)).start() }),
    exploration: loginExploration,
    calls: loginCalls,
    summary: '14 of 14 states, 27 of 27 transitions',
    exceptions: {},
  },
  session: {
    machine: createSessionMachine,
    exploration: sessionExploration,
    calls: sessionCalls,
    summary: '6 of 6 states, 20 of 20 transitions',
    exceptions: {},
  },
  navigation: {
    machine: (ports) =>
      createNavigationMachine({
        ...ports,
        hasUnsavedChanges: () => true,
        session: createActor(createSessionMachine(ports)).start(),
      }),
    exploration: navigationExploration,
    calls: navigationCalls,
    summary: '8 of 8 states, 18 of 18 transitions',
    exceptions: {},
  },
  upload: {
    machine: createUploadMachine,
    exploration: uploadExploration,
    calls: uploadCalls,
    summary: '9 of 9 states, 22 of 22 transitions',
    exceptions: {},
  },
};

describe.each(Object.entries(charts))('%s', (_name, { machine, exploration, calls, summary, exceptions }) => {
  const { starts = [() => {}], input } = exploration;
  const coverage = createChartCoverage(machine(createFakePorts()));
  const paths = starts.flatMap((prepare) => {
    const ports = createFakePorts();
    prepare(ports);
    return pathsThrough(machine(ports), exploration).map((path) => [nameOfPath(path), path, prepare] as const);
  });

  test.each(paths)('%s', async (_, path, prepare) => {
    const deferred = createDeferredServer();
    const ports = { ...createFakePorts(), fetch: deferred.fetch };
    prepare(ports);
    const actor = createActor(machine(ports), { clock: ports.clock, inspect: coverage.inspect, input }).start();
    onTestFinished(() => void actor.stop());
    await walk(path, {
      actor,
      deferred,
      calls,
      done:
        (id, { event }) =>
        async () => {
          // What another tab does to the storage, this one learns only when it looks.
          if (Reflect.get(event, 'output') === null) ports.storage.remove(sessionKey);
          return answers[id]?.(Reflect.get(event, 'output')) ?? json(500, {});
        },
      failed: (_id, error) => () =>
        error instanceof ApiError && error.failure.status ? refusal(error) : noConnection(),
      wait: () => ports.clock.advance(15_000),
    });
    expect(deferred.unused()).toEqual([]);
  });

  test('every state is reached and every transition taken', () => {
    expect(coverage.summary()).toBe(summary);
    expect(coverage.states()).toEqual([]);
    expect(coverage.transitions()).toEqual(Object.keys(exceptions));
  });
});

async function refusal({ failure }: ApiError): Promise<Response> {
  return problem(failure.status ?? 500, failure.code ?? 'refused', failure.message);
}
