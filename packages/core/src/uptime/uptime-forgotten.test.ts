import { describe, expect, test } from 'vitest';
import { ofWireTime } from '../lib/wire-time.ts';
import { held } from '../testing/fake-server.ts';
import { hours, morning, running, settled, setUp, stop, unix } from '../testing/uptime-desk.ts';
import { startKey } from './stored-timer.ts';
import { questionOf, secondsOf } from './uptime-selectors.ts';

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
