import { describe, expect, test } from 'vitest';
import { type Answer, held, json, noConnection, problem } from '../testing/fake-server.ts';
import { hours, minutes, morning, running, settled, setUp, stop, unix } from '../testing/uptime-desk.ts';
import { settlement } from '../testing/uptime-server.ts';
import { isRunning, questionOf, savedOf, secondsOf, uptimeFailureOf } from './uptime-selectors.ts';

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

  test('because the same time is written down already is told in its words, and the timer can be thrown away', async () => {
    const { uptime, server, stored } = await running();
    const sentence = 'Ten czas jest już zapisany z innym opisem pracy. Popraw tamten wpis';
    server.on('POST /uptimes', () => problem(409, 'already_written', sentence));
    const snapshot = await stop(uptime);
    expect([snapshot.value, uptimeFailureOf(snapshot)?.message]).toEqual(['refused', sentence]);
    uptime.send({ type: 'timer.discard' });
    await settled(uptime);
    expect([stored(), isRunning(uptime.getSnapshot())]).toEqual([null, false]);
  });

  test('is not sent because throwing it away has failed', async () => {
    const { uptime, server } = await refused();
    server.on('DELETE /uptimes/active', noConnection);
    uptime.send({ type: 'timer.discard' });
    expect((await settled(uptime)).value).toBe('refused');
    expect(server.entries).toEqual([]);
  });
});
