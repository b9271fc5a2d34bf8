import { describe, expect, test } from 'vitest';
import { createFakeClock } from '../testing/fake-clock.ts';
import { noConnection } from '../testing/fake-server.ts';
import { hours, minutes, morning, running, settled, setUp, stop, unix } from '../testing/uptime-desk.ts';
import { settlement } from '../testing/uptime-server.ts';
import { isRunning, savedOf, secondsOf } from './uptime-selectors.ts';

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
