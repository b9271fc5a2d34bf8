import { describe, expect, onTestFinished, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { ApiError } from '../lib/failure.ts';
import { ofWireTime } from '../lib/wire-time.ts';
import { createSessionMachine } from '../session/session-machine.ts';
import { writeSession } from '../session/stored-session.ts';
import { createFakeBrowser } from '../testing/fake-browser.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakePorts } from '../testing/fake-ports.ts';
import { type Answer, empty, held, json, noConnection, problem } from '../testing/fake-server.ts';
import { done, failed, reachableStates } from '../testing/reachable-states.ts';
import { admin, client, sessionOf } from '../testing/samples.ts';
import { company, createUptimeServer, settlement } from '../testing/uptime-server.ts';
import { readTimer, startKey, timersKey } from './stored-timer.ts';
import { timerFrom } from './timer.ts';
import { createUptimeMachine, type UptimeActor } from './uptime-machine.ts';
import { isBusy, isRunning, isSyncing, questionOf, savedOf, secondsOf, uptimeFailureOf } from './uptime-selectors.ts';

const morning = '2026-11-20T08:00:00Z';
const colleague = { ...admin, id: '0190a000-0000-7000-8000-00000000000d', email: 'ksiegowa@demo.example' };
const minutes = (count: number) => count * 60_000;
const hours = (count: number) => count * 3_600_000;

/** A desk: one clock, one browser, one server, and as many tabs as a test opens. */
function setUp(at = morning, { late = false } = {}) {
  const clock = createFakeClock(Date.parse(at));
  const browser = createFakeBrowser({ late });
  const server = createUptimeServer(clock);
  server.on('POST /auth/logout', () => empty());

  const openTab = (own: { clock?: typeof clock; browser?: typeof browser } = {}) => {
    const ports = {
      ...createFakePorts({ server, tab: (own.browser ?? browser).openTab() }),
      clock: own.clock ?? clock,
    };
    const session = createActor(createSessionMachine(ports), { clock: ports.clock }).start();
    const uptime = createActor(createUptimeMachine({ ...ports, session }), { clock: ports.clock }).start();
    const close = () => void [uptime.stop(), session.stop()];
    onTestFinished(close);
    return { ...ports, session, uptime, close };
  };

  const signedIn = browser.openTab();
  writeSession(signedIn.storage, sessionOf(admin));
  browser.deliver();
  const openDevice = () => {
    const another = createFakeBrowser();
    writeSession(another.openTab().storage, sessionOf(admin));
    return openTab({ browser: another });
  };
  const stored = () => signedIn.storage.get(startKey);
  return { clock, browser, server, storage: signedIn.storage, openTab, openDevice, stored };
}

const settled = (uptime: UptimeActor) =>
  waitFor(uptime, (snapshot) => !isBusy(snapshot) && !isSyncing(snapshot), { timeout: 2000 });

const unix = (iso: string) => Date.parse(iso) / 1000;

async function running(at = morning) {
  const desk = setUp(at);
  const tab = desk.openTab();
  await settled(tab.uptime);
  tab.uptime.send({ type: 'timer.start' });
  await settled(tab.uptime);
  return { ...tab, ...desk };
}

async function stop(uptime: UptimeActor, more: { end?: number } = {}) {
  uptime.send({ type: 'timer.stop', ...more });
  return settled(uptime);
}

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

describe('a settlement timer', () => {
  test('is an entry from its start and gets end and comment when it stops', async () => {
    const { openTab, server, clock, stored } = setUp();
    const { uptime } = openTab();
    await settled(uptime);
    uptime.send({ type: 'settlement.start', settlement });
    expect((await settled(uptime)).value).toEqual({ settlement: 'quiet' });
    expect(server.entries).toMatchObject([{ start_date: '2026-11-20 08:00:00', end_date: null, status: 'running' }]);
    expect(stored()).toBe(null);

    clock.advance(minutes(30));
    uptime.send({ type: 'timer.stop', details: { comment: 'Wyciągi' } });
    expect(savedOf(await settled(uptime))).toMatchObject({ seconds: 1800, comment: 'Wyciągi' });
    expect(server.calls()).toEqual(['GET /uptimes/active', 'POST /uptimes', 'GET /uptimes/active', 'PUT /uptimes']);
  });

  test('is made of the free timer that runs and keeps its start', async () => {
    const { uptime, server, clock, stored } = await running();
    clock.advance(minutes(20));
    uptime.send({ type: 'settlement.start', settlement });
    expect((await settled(uptime)).value).toEqual({ settlement: 'quiet' });
    expect(secondsOf(uptime.getSnapshot(), clock.now())).toBe(1200);
    expect(server.entries).toMatchObject([{ start_date: '2026-11-20 08:00:00', settlement: { id: settlement.id } }]);
    expect([stored(), server.startedAt()]).toEqual([null, null]);
  });

  test.each([
    ['no connection', noConnection],
    ['a busy server', () => problem(503, 'busy', 'Zaraz wracamy')],
    ['a refusal', () => problem(409, 'timer_running', 'Już mierzysz czas')],
  ])('cannot be made of a free timer because of %s: that one runs on', async (_, answer) => {
    const { uptime, server, stored } = await running();
    server.on('POST /uptimes', answer);
    uptime.send({ type: 'settlement.start', settlement });
    const snapshot = await settled(uptime);
    expect(snapshot.value).toEqual({ free: 'quiet' });
    expect(uptimeFailureOf(snapshot)).not.toBe(null);
    expect(stored()).toBe(String(unix(morning)));
  });

  test('that begins without a connection runs as a free timer, so that no time is lost', async () => {
    const { openTab, server, stored } = setUp();
    const { uptime } = openTab();
    await settled(uptime);
    server.on('POST /uptimes', noConnection);
    uptime.send({ type: 'settlement.start', settlement });
    const snapshot = await settled(uptime);
    expect(snapshot.value).toEqual({ free: 'quiet' });
    expect(snapshot.context.timer?.details).toEqual({ settlement });
    expect(stored()).toBe(String(unix(morning)));
  });

  test('that the server refuses does not begin', async () => {
    const { openTab, server, stored } = setUp();
    const { uptime } = openTab();
    await settled(uptime);
    server.on('POST /uptimes', () => problem(422, 'invalid', 'To rozliczenie jest zamknięte'));
    uptime.send({ type: 'settlement.start', settlement });
    const snapshot = await settled(uptime);
    expect(snapshot.value).toEqual({ idle: 'quiet' });
    expect(uptimeFailureOf(snapshot)).toMatchObject({ message: 'To rozliczenie jest zamknięte' });
    expect(stored()).toBe(null);
  });

  test('takes the place of another one, which ends where it begins', async () => {
    const { openTab, clock, server } = setUp();
    const { uptime } = openTab();
    await settled(uptime);
    uptime.send({ type: 'settlement.start', settlement });
    await settled(uptime);
    clock.advance(minutes(10));
    uptime.send({ type: 'settlement.start', settlement: { ...settlement, title: 'Inne' } });
    await settled(uptime);
    expect(server.entries.map(({ start_date, end_date }) => [start_date, end_date])).toEqual([
      ['2026-11-20 08:00:00', '2026-11-20 08:10:00'],
      ['2026-11-20 08:10:00', null],
    ]);
    expect(secondsOf(uptime.getSnapshot(), clock.now())).toBe(0);
  });

  test('goes on when another one could not take its place', async () => {
    const { openTab, clock, server } = setUp();
    const { uptime } = openTab();
    await settled(uptime);
    uptime.send({ type: 'settlement.start', settlement });
    await settled(uptime);
    clock.advance(minutes(10));
    server.on('POST /uptimes', noConnection);
    uptime.send({ type: 'settlement.start', settlement });
    const snapshot = await settled(uptime);
    expect(uptimeFailureOf(snapshot)).toMatchObject({ kind: 'offline' });
    expect(secondsOf(snapshot, clock.now())).toBe(600);
  });

  test('is asked for beside one of another device: that one is stopped when the person says so', async () => {
    const { openTab, openDevice, clock, server } = setUp();
    const here = openTab();
    await settled(here.uptime);
    const there = openDevice();
    await settled(there.uptime);
    there.uptime.send({ type: 'settlement.start', settlement });
    await settled(there.uptime);
    clock.advance(minutes(5));
    here.uptime.send({ type: 'settlement.start', settlement });
    expect(uptimeFailureOf(await settled(here.uptime))).toMatchObject({ code: 'timer_running' });
    here.uptime.send({ type: 'settlement.start', settlement, stopRunning: true });
    await settled(here.uptime);
    expect(server.entries.map(({ end_date }) => end_date)).toEqual(['2026-11-20 08:05:00', null]);
  });

  test('whose first answer was lost is found again', async () => {
    const { openTab, server, stored } = setUp();
    const { uptime } = openTab();
    await settled(uptime);
    server.loseAnswer('POST /uptimes');
    uptime.send({ type: 'settlement.start', settlement });
    expect((await settled(uptime)).value).toEqual({ settlement: 'quiet' });
    expect(stored()).toBe(null);
  });

  test('whose first answer was lost is stopped as the entry that it is, even if it was not found', async () => {
    const { openTab, server, clock } = setUp();
    const { uptime } = openTab();
    await settled(uptime);
    server.loseAnswer('POST /uptimes');
    server.on('PUT /uptimes/active', noConnection);
    uptime.send({ type: 'settlement.start', settlement });
    expect((await settled(uptime)).value).toEqual({ free: 'quiet' });
    server.recover('POST /uptimes');
    clock.advance(minutes(15));
    expect(savedOf(await stop(uptime))).toMatchObject({ seconds: 900, settlement: { id: settlement.id } });
    expect(server.entries).toHaveLength(1);
  });

  test('that has ended on another device is not shown any more', async () => {
    const { openTab, openDevice } = setUp();
    const here = openTab();
    await settled(here.uptime);
    here.uptime.send({ type: 'settlement.start', settlement });
    await settled(here.uptime);
    const there = openDevice();
    expect((await settled(there.uptime)).value).toEqual({ settlement: 'quiet' });
    await stop(there.uptime);
    here.uptime.send({ type: 'page.shown' });
    expect((await settled(here.uptime)).value).toEqual({ idle: 'quiet' });
  });

  test('is deleted where it is thrown away, even if it has gone already', async () => {
    const { openTab, server } = setUp();
    const { uptime } = openTab();
    await settled(uptime);
    uptime.send({ type: 'settlement.start', settlement });
    const id = (await settled(uptime)).context.timer?.entry ?? '';
    server.allowDeletion(id);
    uptime.send({ type: 'timer.discard' });
    expect((await settled(uptime)).value).toEqual({ idle: 'quiet' });
    expect(server.entries).toEqual([]);
  });
});

describe('a stop that fails', () => {
  const ways: [string, Answer][] = [
    ['no connection', noConnection],
    ['a busy server', () => problem(503, 'busy', 'Zaraz wracamy')],
    ['an error of the server', () => problem(500, 'internal', 'Coś nie działa')],
    ['too many calls', () => problem(429, 'too_many', 'Za dużo prób')],
    ['a session that is over', () => problem(401, 'token_expired', 'Zaloguj się')],
  ];

  test.each(ways)('because of %s keeps start and end', async (_, answer) => {
    const { uptime, clock, server, stored } = await running();
    clock.advance(hours(2));
    server.on('POST /uptimes', answer);
    const snapshot = await stop(uptime);
    expect(snapshot.value).toBe('waiting');
    expect(uptimeFailureOf(snapshot)).not.toBe(null);
    expect(stored()).toBe(String(unix(morning)));
    clock.advance(minutes(10) - 30_001);
    expect(secondsOf(uptime.getSnapshot(), clock.now())).toBe(7200);
  });

  async function waiting() {
    const desk = await running();
    desk.clock.advance(hours(2));
    desk.server.on('POST /uptimes', noConnection);
    await stop(desk.uptime);
    desk.clock.advance(20_000);
    desk.server.recover('POST /uptimes');
    return desk;
  }

  test.each(['timer.retry', 'network.returned', 'page.shown'] as const)(
    'is sent again on %s, with the end that it had',
    async (type) => {
      const { uptime, server, stored } = await waiting();
      uptime.send({ type });
      expect((await settled(uptime)).value).toEqual({ idle: 'quiet' });
      expect(server.entries).toMatchObject([{ end_date: '2026-11-20 10:00:00', seconds: 7200 }]);
      expect(stored()).toBe(null);
    },
  );

  test('is sent again after half a minute', async () => {
    const { uptime, server, clock } = await waiting();
    clock.advance(10_000);
    await settled(uptime);
    expect(server.entries).toMatchObject([{ seconds: 7200 }]);
  });

  test('is sent again at the next start of the program', async () => {
    const { close, openTab, server, clock } = await waiting();
    close();
    clock.advance(hours(14));
    const { uptime } = openTab();
    expect((await settled(uptime)).value).toEqual({ idle: 'quiet' });
    expect(server.entries).toMatchObject([{ end_date: '2026-11-20 10:00:00', seconds: 7200 }]);
  });

  test('can be taken back: the timer runs on', async () => {
    const { uptime, clock } = await waiting();
    clock.advance(-20_000 + minutes(30));
    uptime.send({ type: 'timer.resume' });
    const snapshot = await settled(uptime);
    expect(isRunning(snapshot)).toBe(true);
  });

  test('without an answer for 15 seconds waits, and the late answer does no harm', async () => {
    const { uptime, server, clock } = await running();
    clock.advance(minutes(5));
    const slow = held();
    server.on('POST /uptimes', slow.answer);
    uptime.send({ type: 'timer.stop' });
    await expect.poll(() => server.calls().at(-1)).toBe('POST /uptimes');
    clock.advance(15_000);
    expect(uptime.getSnapshot().value).toBe('waiting');
    expect(uptimeFailureOf(uptime.getSnapshot())).toMatchObject({ kind: 'offline' });
    slow.release(json(201, { data: null }));
    server.recover('POST /uptimes');
    uptime.send({ type: 'timer.retry' });
    expect(savedOf(await settled(uptime))).toMatchObject({ seconds: 300 });
  });

  test('whose answer was lost makes no second entry', async () => {
    const { uptime, server, clock } = await running();
    clock.advance(minutes(5));
    server.loseAnswer('POST /uptimes');
    await stop(uptime);
    expect(uptime.getSnapshot().value).toBe('waiting');
    server.recover('POST /uptimes');
    clock.advance(10_000);
    uptime.send({ type: 'timer.retry' });
    expect(savedOf(await settled(uptime))).toMatchObject({ seconds: 300 });
    expect(server.entries).toHaveLength(1);
  });

  test('of a settlement timer is sent again as well', async () => {
    const { openTab, server, clock } = setUp();
    const first = openTab();
    await settled(first.uptime);
    first.uptime.send({ type: 'settlement.start', settlement });
    await settled(first.uptime);
    clock.advance(hours(1));
    server.loseAnswer('PUT /uptimes');
    expect((await stop(first.uptime)).value).toBe('waiting');
    first.close();
    server.recover('PUT /uptimes');
    clock.advance(hours(20));
    const { uptime } = openTab();
    expect(savedOf(await settled(uptime))).toMatchObject({ seconds: 3600 });
  });
});

describe('a stop that the server refuses', () => {
  async function refused() {
    const desk = await running();
    desk.clock.advance(hours(5));
    desk.server.on('POST /uptimes', () => problem(422, 'invalid', 'Napisz, co zostało zrobione'));
    await stop(desk.uptime);
    desk.server.recover('POST /uptimes');
    return desk;
  }

  test('asks the person and is not sent again by itself', async () => {
    const { uptime, clock, server } = await refused();
    const calls = server.calls().length;
    clock.advance(hours(1));
    uptime.send({ type: 'page.shown' });
    expect(uptime.getSnapshot().value).toBe('refused');
    expect(questionOf(uptime.getSnapshot(), clock.now())).toBe('refused');
    expect(server.calls()).toHaveLength(calls);
  });

  test('is corrected without losing its end', async () => {
    const { uptime, clock, server } = await refused();
    clock.advance(hours(1));
    uptime.send({ type: 'timer.stop', details: { comment: 'Zamknięcie roku' } });
    await settled(uptime);
    expect(server.entries).toMatchObject([{ end_date: '2026-11-20 13:00:00', comment: 'Zamknięcie roku' }]);
  });

  test('can be taken back or thrown away', async () => {
    const { uptime, stored } = await refused();
    uptime.send({ type: 'timer.resume' });
    expect(isRunning(uptime.getSnapshot())).toBe(true);
    uptime.send({ type: 'timer.discard' });
    await settled(uptime);
    expect(stored()).toBe(null);
  });

  test('is not sent because throwing it away has failed', async () => {
    const { uptime, server } = await refused();
    server.on('DELETE /uptimes/active', noConnection);
    uptime.send({ type: 'timer.discard' });
    expect((await settled(uptime)).value).toBe('refused');
    expect(server.entries).toEqual([]);
  });
});

describe('several tabs', () => {
  test.each([false, true])('that stop at once make one entry (news late: %s)', async (late) => {
    const { openTab, server, clock, browser, stored } = setUp(morning, { late });
    const tabs = [openTab(), openTab(), openTab()];
    await Promise.all(tabs.map(({ uptime }) => settled(uptime)));
    tabs[0]?.uptime.send({ type: 'timer.start' });
    browser.deliver();
    await Promise.all(tabs.map(({ uptime }) => settled(uptime)));
    expect(tabs.map(({ uptime }) => isRunning(uptime.getSnapshot()))).toEqual([true, true, true]);

    clock.advance(minutes(45));
    for (const { uptime } of tabs) uptime.send({ type: 'timer.stop' });
    browser.deliver();
    await Promise.all(tabs.map(({ uptime }) => settled(uptime)));
    browser.deliver();
    const ends = await Promise.all(tabs.map(({ uptime }) => settled(uptime)));
    expect(ends.map(({ value }) => value)).toEqual(tabs.map(() => ({ idle: 'quiet' })));
    expect(server.calls().filter((call) => call === 'POST /uptimes')).toHaveLength(1);
    expect(server.entries).toMatchObject([{ seconds: 2700 }]);
    expect(stored()).toBe(null);
  });

  test('show the timer that one of them starts, links and stops', async () => {
    const { openTab, clock } = setUp();
    const [here, there] = [openTab(), openTab()];
    await settled(here.uptime);
    await settled(there.uptime);
    here.uptime.send({ type: 'timer.start' });
    clock.advance(minutes(1));
    expect(secondsOf(there.uptime.getSnapshot(), clock.now())).toBe(60);
    here.uptime.send({ type: 'settlement.start', settlement });
    await settled(here.uptime);
    expect((await settled(there.uptime)).context.timer).toMatchObject({ details: { settlement } });
    await stop(there.uptime);
    expect((await settled(here.uptime)).value).toEqual({ idle: 'quiet' });
  });

  test('do not bring a timer back that one of them has stopped, before the news arrives', async () => {
    const { openTab, browser, stored } = setUp(morning, { late: true });
    const [here, there] = [openTab(), openTab()];
    await settled(here.uptime);
    here.uptime.send({ type: 'timer.start' });
    browser.deliver();
    await settled(here.uptime);
    await settled(there.uptime);
    await stop(here.uptime);
    there.uptime.send({ type: 'timer.note', details: { comment: 'Za późno' } });
    there.uptime.send({ type: 'page.shown' });
    expect((await settled(there.uptime)).value).toEqual({ idle: 'quiet' });
    expect(stored()).toBe(null);
  });
});

describe('other devices', () => {
  test('go on with the timer, and its end is one entry', async () => {
    const { uptime, openDevice, clock, server, stored } = await running();
    clock.advance(minutes(30));
    const there = openDevice();
    await settled(there.uptime);
    expect(secondsOf(there.uptime.getSnapshot(), clock.now())).toBe(1800);
    await stop(there.uptime);
    clock.advance(minutes(5));
    expect(savedOf(await stop(uptime))).toMatchObject({ seconds: 1800 });
    expect([server.entries.length, stored()]).toEqual([1, null]);
  });

  test('learn that it has ended', async () => {
    const { uptime, openDevice, stored } = await running();
    const there = openDevice();
    await settled(there.uptime);
    await stop(there.uptime);
    uptime.send({ type: 'page.shown' });
    expect((await settled(uptime)).value).toEqual({ idle: 'quiet' });
    expect(stored()).toBe(null);
  });

  test('with an earlier start win, so that no time is lost', async () => {
    const { openTab, server, clock, stored } = setUp();
    const { uptime } = openTab();
    server.on('GET /uptimes/active', noConnection);
    await settled(uptime);
    server.startElsewhere(unix(morning) - 600);
    uptime.send({ type: 'timer.start' });
    await settled(uptime);
    expect(secondsOf(uptime.getSnapshot(), clock.now())).toBe(600);
    expect(stored()).toBe(String(unix(morning) - 600));
  });

  test('with another clock measure the same time', async () => {
    const { openTab, clock, server } = setUp();
    const behind = createFakeClock(clock.now() - 24 * 3_600_000);
    const { uptime } = openTab({ clock: behind });
    await settled(uptime);
    uptime.send({ type: 'timer.start' });
    await settled(uptime);
    for (const each of [clock, behind]) each.advance(minutes(10));
    expect(secondsOf(uptime.getSnapshot(), behind.now())).toBe(600);
    await stop(uptime);
    expect(server.entries).toMatchObject([
      { start_date: '2026-11-20 08:00:00', end_date: '2026-11-20 08:10:00', seconds: 600 },
    ]);
  });

  test('never show a negative time', async () => {
    const { uptime, clock } = await running();
    expect(secondsOf(uptime.getSnapshot(), clock.now() - hours(24))).toBe(0);
  });
});

describe('a timer that looks forgotten', () => {
  test('asks after eight hours and cuts nothing', async () => {
    const { uptime, clock } = await running();
    clock.advance(hours(8) - 1);
    expect(questionOf(uptime.getSnapshot(), clock.now())).toBe(null);
    clock.advance(1);
    expect(questionOf(uptime.getSnapshot(), clock.now())).toBe('forgotten');
    clock.advance(hours(1));
    expect(secondsOf(uptime.getSnapshot(), clock.now())).toBe(9 * 3600);
  });

  test('asks at midnight in Poland', async () => {
    const { uptime, clock } = await running('2026-11-20T20:00:00Z');
    clock.advance(hours(3) - 1);
    expect(questionOf(uptime.getSnapshot(), clock.now())).toBe(null);
    clock.advance(1);
    expect(questionOf(uptime.getSnapshot(), clock.now())).toBe('forgotten');
  });

  test('asks when the machine wakes up, though no timer of the program has fired', async () => {
    const { openTab, storage } = setUp('2026-11-21T07:00:00Z');
    storage.set(startKey, String(unix('2026-11-20T08:00:00Z')));
    const { uptime, clock } = openTab();
    await settled(uptime);
    expect(questionOf(uptime.getSnapshot(), clock.now())).toBe('overlong');
  });

  test('asks when it is stopped before anything has noticed', async () => {
    const { openTab, storage, server } = setUp();
    const { uptime, clock } = openTab();
    await settled(uptime);
    server.on('PUT /uptimes/active', held().answer);
    storage.set(startKey, String(unix(morning) - 9 * 3600));
    uptime.send({ type: 'timer.stop' });
    expect(questionOf(uptime.getSnapshot(), clock.now())).toBe('forgotten');
    expect(server.entries).toEqual([]);
  });

  test('is left running, also after a reload, until sixteen hours', async () => {
    const { uptime, clock, close, openTab } = await running();
    clock.advance(hours(8));
    uptime.send({ type: 'timer.leave' });
    await settled(uptime);
    expect(uptime.getSnapshot().value).toEqual({ free: 'quiet' });
    close();
    const next = openTab().uptime;
    await settled(next);
    expect(next.getSnapshot().value).toEqual({ free: 'quiet' });
    clock.advance(hours(8));
    expect(questionOf(next.getSnapshot(), clock.now())).toBe('overlong');
  });

  test('is shortened to the end that the person gives', async () => {
    const { uptime, clock, server } = await running();
    clock.advance(hours(10));
    await stop(uptime, { end: unix('2026-11-20T15:00:00Z') });
    expect(server.entries).toMatchObject([{ end_date: '2026-11-20 15:00:00', seconds: 7 * 3600 }]);
  });

  test('must be shortened after sixteen hours', async () => {
    const { uptime, clock, server } = await running();
    clock.advance(hours(16));
    uptime.send({ type: 'timer.stop' });
    uptime.send({ type: 'timer.leave' });
    expect(questionOf(uptime.getSnapshot(), clock.now())).toBe('overlong');
    expect(server.entries).toEqual([]);
    await stop(uptime, { end: unix('2026-11-20T15:00:00Z') });
    expect(server.entries).toMatchObject([{ seconds: 7 * 3600 }]);
  });

  test('is thrown away', async () => {
    const { uptime, clock, server, stored } = await running();
    clock.advance(hours(16));
    uptime.send({ type: 'timer.discard' });
    await settled(uptime);
    expect([stored(), server.startedAt(), server.entries]).toEqual([null, null, []]);
  });
});

describe('the nights on which the clock changes', () => {
  test.each([
    ['October', '2026-10-24 20:00:00', '2026-10-25 05:00:00', 9],
    ['March', '2026-03-28 21:00:00', '2026-03-29 04:00:00', 7],
  ])('in %s, a timer from 22:00 to 6:00 counts the hours that have passed', async (_, from, to, expected) => {
    const { uptime, clock, server } = await running(new Date(ofWireTime(from)).toISOString());
    clock.advance(ofWireTime(to) - ofWireTime(from));
    expect(secondsOf(uptime.getSnapshot(), clock.now())).toBe(expected * 3600);
    await stop(uptime, { end: ofWireTime(to) / 1000 });
    expect(server.entries).toMatchObject([{ start_date: from, end_date: to, seconds: expected * 3600 }]);
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
