import { createSessionMachine } from '@biuro/core/session/session-machine.ts';
import { writeSession } from '@biuro/core/session/stored-session.ts';
import { createFakePorts } from '@biuro/core/testing/fake-ports.ts';
import { problem } from '@biuro/core/testing/fake-server.ts';
import { admin, sessionOf } from '@biuro/core/testing/samples.ts';
import { company, createUptimeServer, settlement } from '@biuro/core/testing/uptime-server.ts';
import { createUptimeMachine } from '@biuro/core/uptime/uptime-machine.ts';
import { timerOf } from '@biuro/core/uptime/uptime-selectors.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { beginTimer } from './begin-timer.ts';

function setUp() {
  const ports = createFakePorts();
  const server = createUptimeServer(ports.clock);
  writeSession(ports.storage, sessionOf(admin));
  const own = { ...ports, fetch: server.fetch };
  const session = createActor(createSessionMachine(own), { clock: ports.clock }).start();
  const timer = createActor(createUptimeMachine({ ...own, session }), { clock: ports.clock }).start();
  onTestFinished(() => void [timer.stop(), session.stop()]);
  return { timer, server, clock: ports.clock };
}

const other = { id: '0190a000-0000-7000-8000-0000000000c2', name: 'Beta S.A.' };

test('a timer begins for nothing yet, and becomes the one of a company without losing its start', async () => {
  const { timer, clock } = setUp();
  expect(await beginTimer(timer, {})).toBe(true);
  const start = timerOf(timer.getSnapshot())?.start;
  clock.advance(60_000);
  expect(await beginTimer(timer, { company })).toBe(true);
  expect(timerOf(timer.getSnapshot())).toMatchObject({ start, entry: null, details: { company } });
});

test('a timer of another company is stopped and written down first', async () => {
  const { timer, server, clock } = setUp();
  await beginTimer(timer, { company });
  clock.advance(60_000);
  expect(await beginTimer(timer, { company: other })).toBe(true);
  expect(server.entries).toMatchObject([{ seconds: 60, company: { id: company.id } }]);
  expect(timerOf(timer.getSnapshot())).toMatchObject({ details: { company: other } });
});

test('a timer of a settlement gives way to another settlement, and to a company', async () => {
  const { timer, server, clock } = setUp();
  expect(await beginTimer(timer, { settlement })).toBe(true);
  clock.advance(60_000);
  expect(await beginTimer(timer, { company })).toBe(true);
  expect(server.entries).toMatchObject([{ seconds: 60, settlement: { id: settlement.id } }]);
});

test('a timer that the server does not let go stays, and the caller hears of it', async () => {
  const { timer, server, clock } = setUp();
  await beginTimer(timer, { company });
  clock.advance(60_000);
  server.on('POST /uptimes', () => problem(422, 'invalid', 'Napisz, co zostało zrobione'));
  expect(await beginTimer(timer, { company: other })).toBe(false);
  expect(timerOf(timer.getSnapshot())).toMatchObject({ details: { company } });
});
