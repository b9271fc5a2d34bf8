import { describe, expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { ApiError } from '../lib/failure.ts';
import { createSessionMachine } from '../session/session-machine.ts';
import { writeSession } from '../session/stored-session.ts';
import { createChartCoverage } from '../testing/chart-coverage.ts';
import { createDeferredServer } from '../testing/deferred-server.ts';
import { createFakePorts } from '../testing/fake-ports.ts';
import { empty, noConnection, problem } from '../testing/fake-server.ts';
import { nameOfPath, pathsThrough } from '../testing/paths.ts';
import { admin, sessionOf } from '../testing/samples.ts';
import { createUptimeServer } from '../testing/uptime-server.ts';
import { walk } from '../testing/walk.ts';
import { createUptimeMachine } from './uptime-machine.ts';
import { delayOf, uptimeCallNames, uptimeDefinition, uptimeExceptions, uptimeExploration } from './uptime-paths.ts';

function setUp() {
  const ports = createFakePorts();
  writeSession(ports.storage, sessionOf(admin));
  const session = createActor(createSessionMachine(ports), { clock: ports.clock });
  return { ports, session };
}

describe('paths of one tab', () => {
  const definition = uptimeDefinition();
  const coverage = createChartCoverage(definition);
  const paths = pathsThrough(definition, uptimeExploration).map((path) => [nameOfPath(path), path] as const);
  test.each(paths)('%s', async (_, path) => {
    const deferred = createDeferredServer();
    const { ports, session } = setUp();
    const server = createUptimeServer(ports.clock);
    const machine = createUptimeMachine({ ...ports, fetch: deferred.fetch, session: session.start() });
    const actor = createActor(machine, { clock: ports.clock, inspect: coverage.inspect }).start();
    onTestFinished(() => void [actor.stop(), session.stop()]);
    await walk(path, {
      actor,
      deferred,
      calls: uptimeCallNames,
      done: (id) => (id === 'deleteUptime' ? async () => empty() : server.fetch),
      failed: (_id, error) => async () =>
        error instanceof ApiError && error.failure.status ? problem(422, 'refused', 'Nie') : noConnection(),
      wait: ({ type }) => ports.clock.advance(delayOf(type)),
    });
  });
  test('every state is reached and every transition taken, but for the exceptions', () => {
    expect(coverage.summary()).toBe('25 of 25 states, 78 of 95 transitions');
    expect(coverage.states()).toEqual([]);
    expect(coverage.transitions()).toEqual(Object.keys(uptimeExceptions));
  });
});
