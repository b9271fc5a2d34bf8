import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { ApiError } from '../lib/failure.ts';
import { createSessionMachine } from '../session/session-machine.ts';
import { writeSession } from '../session/stored-session.ts';
import { createFakePorts } from '../testing/fake-ports.ts';
import { held, json, noConnection, problem } from '../testing/fake-server.ts';
import { done, failed, reachableStates } from '../testing/reachable-states.ts';
import { admin, client, sessionOf } from '../testing/samples.ts';
import { minutes, morning, running, settled, setUp, stop, unix } from '../testing/uptime-desk.ts';
import { company, settlement } from '../testing/uptime-server.ts';
import { readTimer, startKey, timersKey } from './stored-timer.ts';
import { timerFrom } from './timer.ts';
import { createUptimeMachine } from './uptime-machine.ts';
import { isRunning, savedOf, secondsOf, uptimeFailureOf } from './uptime-selectors.ts';

const colleague = { ...admin, id: '0190a000-0000-7000-8000-00000000000d', email: 'ksiegowa@demo.example' };

describe('a free timer', () => {
  test('stores its start alone, in unix seconds, and tells the server for other devices', async () => {
    const { uptime, stored, server } = await running();
    expect(stored()).toBe(String(unix(morning)));
    expect(server.startedAt()).toBe(unix(morning));
    expect(uptime.getSnapshot().value).toEqual({ free: 'quiet' });
  });

  test('becomes one entry when it stops, with what it was for', async () => {
    const { uptime, clock, server, stored, storage } = await running();
    uptime.send({ type: 'timer.note', details: { company, category: 'vat' } });
    clock.advance(minutes(95));
    uptime.send({ type: 'timer.stop', details: { comment: 'JPK za październik' } });
    const snapshot = await settled(uptime);

    expect(server.seen.filter(({ call }) => call === 'POST /uptimes').map(({ body }) => JSON.parse(body))).toEqual([
      {
        start_date: '2026-11-20 08:00:00',
        end_date: '2026-11-20 09:35:00',
        source: 'timer',
        company_id: company.id,
        category: 'vat',
        comment: 'JPK za październik',
      },
    ]);
    expect(snapshot.value).toEqual({ idle: 'quiet' });
    expect(savedOf(snapshot)).toMatchObject({ seconds: 5700, comment: 'JPK za październik' });
    expect([stored(), storage.get(timersKey), server.startedAt()]).toEqual([null, null, null]);
  });

  test('goes on after a reload, a sleep or a kill: time is the difference of two instants', async () => {
    const { clock, close, openTab } = await running();
    close();
    clock.advance(minutes(42) + 300);
    const { uptime } = openTab();
    expect(isRunning(uptime.getSnapshot())).toBe(true);
    expect(secondsOf(uptime.getSnapshot(), clock.now())).toBe(2520);
  });

  test('that somebody else has written into storage is taken up', () => {
    const { storage, openTab, clock } = setUp();
    storage.set(startKey, String(unix(morning) - 60));
    const { uptime } = openTab();
    expect(secondsOf(uptime.getSnapshot(), clock.now())).toBe(60);
  });

  test.each(['', '0', '-5', 'jutro', '1e9', '17637120000000'])('cannot have begun at %j', (start) => {
    const { storage } = setUp();
    storage.set(startKey, start);
    expect(readTimer(storage, admin.id)).toBe(null);
  });

  test('does not wait for a silent server', async () => {
    const { openTab, server, clock } = setUp();
    server.on('GET /uptimes/active', held().answer);
    server.on('PUT /uptimes/active', held().answer);
    const { uptime } = openTab();
    clock.advance(15_000);
    expect(uptime.getSnapshot().value).toEqual({ idle: 'quiet' });
    uptime.send({ type: 'timer.start' });
    clock.advance(15_000);
    expect(uptime.getSnapshot().value).toEqual({ free: 'quiet' });
    expect(secondsOf(uptime.getSnapshot(), clock.now())).toBe(15);
  });

  test('that stops in its first second lasts one', async () => {
    const { uptime } = await running();
    expect(savedOf(await stop(uptime))).toMatchObject({ seconds: 1 });
  });

  test('is thrown away at the server and here', async () => {
    const { uptime, stored, server } = await running();
    uptime.send({ type: 'timer.discard' });
    await settled(uptime);
    expect([stored(), server.startedAt(), server.entries]).toEqual([null, null, []]);
    expect(uptime.getSnapshot().value).toEqual({ idle: 'quiet' });
  });

  test('stays when it could not be thrown away', async () => {
    const { uptime, stored, server } = await running();
    server.on('DELETE /uptimes/active', noConnection);
    uptime.send({ type: 'timer.discard' });
    const snapshot = await settled(uptime);
    expect(snapshot.value).toEqual({ free: 'quiet' });
    expect(uptimeFailureOf(snapshot)).toMatchObject({ kind: 'offline' });
    expect(stored()).toBe(String(unix(morning)));
  });
});

describe('the person', () => {
  test('who signs out leaves the start where it is, and finds it again', async () => {
    const { uptime, session, stored, clock, storage } = await running();
    session.send({ type: 'log.out' });
    expect(uptime.getSnapshot().value).toBe('away');
    expect(stored()).toBe(String(unix(morning)));
    clock.advance(minutes(30));
    session.send({ type: 'login.succeeded', session: sessionOf(admin, 2) });
    expect(secondsOf(uptime.getSnapshot(), clock.now())).toBe(1800);
    expect(readTimer(storage, admin.id)).toMatchObject({ start: unix(morning) });
  });

  test('does not get the timer of somebody else, and leaves it alone', async () => {
    const { uptime, session, server, clock, stored } = await running();
    server.startElsewhere(unix(morning) + 999_999);
    server.on('GET /uptimes/active', () => json(200, { data: { timer: null, running: null, now: unix(morning) } }));
    server.on('PUT /uptimes/active', noConnection);
    session.send({ type: 'log.out' });
    session.send({ type: 'login.succeeded', session: sessionOf(colleague, 2) });
    expect((await settled(uptime)).value).toEqual({ idle: 'quiet' });
    clock.advance(minutes(5));
    uptime.send({ type: 'timer.start' });
    expect(stored()).toBe(String(unix(morning) + 300));
    clock.advance(minutes(5));
    expect(savedOf(await stop(uptime))).toMatchObject({ seconds: 300 });
    session.send({ type: 'log.out' });
    session.send({ type: 'login.succeeded', session: sessionOf(admin, 3) });
    expect(secondsOf(uptime.getSnapshot(), clock.now())).toBe(600);
    expect(stored()).toBe(String(unix(morning)));
  });

  test('who is a client of the office has no work time', () => {
    const { openTab, storage, server } = setUp();
    writeSession(storage, sessionOf(client));
    expect(openTab().uptime.getSnapshot().value).toBe('away');
    expect(server.calls()).toEqual([]);
  });

  test('who signs out while the stop is on its way loses nothing', async () => {
    const { uptime, session, server, clock } = await running();
    clock.advance(minutes(5));
    const slow = held();
    server.on('POST /uptimes', slow.answer);
    uptime.send({ type: 'timer.stop' });
    await expect.poll(() => server.calls().at(-1)).toBe('POST /uptimes');
    session.send({ type: 'log.out' });
    slow.release(problem(401, 'token_expired', 'Zaloguj się'));
    server.recover('POST /uptimes');
    session.send({ type: 'login.succeeded', session: sessionOf(admin, 2) });
    expect(savedOf(await settled(uptime))).toMatchObject({ seconds: 300 });
  });
});

test('a stopped chart listens to nothing, holds no timer and no lock', async () => {
  const { openTab, browser, clock, server } = setUp();
  const before = browser.listeners();
  const tab = openTab();
  await settled(tab.uptime);
  tab.uptime.send({ type: 'timer.start' });
  await settled(tab.uptime);
  server.on('POST /uptimes', held().answer);
  tab.uptime.send({ type: 'timer.stop' });
  await expect.poll(() => server.calls().at(-1)).toBe('POST /uptimes');
  tab.close();
  expect({ listeners: browser.listeners(), timers: clock.waiting() }).toEqual({ listeners: before, timers: 0 });
  expect(server.seen.at(-1)?.signal.aborted).toBe(true);
});

test('shortest paths reach every state', () => {
  const ports = createFakePorts();
  writeSession(ports.storage, sessionOf(admin));
  const session = createActor(createSessionMachine(ports));
  const start = unix(morning);
  const free = { free: timerFrom(start), settlement: null, ahead: 0 };
  const { states, reached } = reachableStates(createUptimeMachine({ ...ports, session }), [
    { type: 'timer.start' },
    { type: 'timer.stop' },
    { type: 'timer.discard' },
    { type: 'settlement.start', settlement },
    { type: 'person.changed', person: null },
    done('getActiveUptime', { free: null, settlement: null, ahead: 0 }),
    done('getActiveUptime', { free: null, settlement: { ...timerFrom(start), entry: 'e-1' }, ahead: 0 }),
    done('getActiveUptime', { free: timerFrom(start - 9 * 3600), settlement: null, ahead: 0 }),
    done('setActiveUptime', free),
    failed('setActiveUptime', new Error('away')),
    failed('createUptime', new Error('away')),
    failed('createUptime', new ApiError({ kind: 'rejected', status: 422, message: 'Nie' })),
  ]);
  expect(reached).toEqual(states);
});
