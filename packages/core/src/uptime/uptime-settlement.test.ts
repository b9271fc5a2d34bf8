import { describe, expect, test } from 'vitest';
import { noConnection, problem } from '../testing/fake-server.ts';
import { minutes, morning, running, settled, setUp, stop, unix } from '../testing/uptime-desk.ts';
import { settlement } from '../testing/uptime-server.ts';
import { savedOf, secondsOf, uptimeFailureOf } from './uptime-selectors.ts';

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
