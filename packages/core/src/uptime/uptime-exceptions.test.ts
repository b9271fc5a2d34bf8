import { describe, expect, test } from 'vitest';
import { createChartCoverage } from '../testing/chart-coverage.ts';
import { held, noConnection } from '../testing/fake-server.ts';
import { hours, morning, settled, setUp } from '../testing/uptime-desk.ts';
import { settlement } from '../testing/uptime-server.ts';
import { timersKey } from './stored-timer.ts';
import { uptimeDefinition, uptimeExceptions } from './uptime-paths.ts';

const coverage = createChartCoverage(uptimeDefinition());
const other = { id: '0190a000-0000-7000-8000-0000000000e2', title: 'Rozliczenie 11/2026 – Alfa' };

/** A tab in which nothing runs, and a clock that goes on while the machine sleeps, without anything that falls due. */
async function sitDown() {
  const desk = setUp(morning, { inspect: coverage.inspect });
  const { clock } = desk;
  let slept = 0;
  const tab = desk.openTab({ clock: { ...clock, now: () => clock.now() + slept } });
  await settled(tab.uptime);
  const sleep = (length: number) => {
    slept = length;
  };
  return { ...desk, uptime: tab.uptime, sleep };
}

describe('what another tab writes while the server is asked', () => {
  const begin = { type: 'settlement.start', settlement } as const;
  test.each([
    { state: 'starting', call: 'POST /uptimes', before: [], event: begin },
    { state: 'linking', call: 'POST /uptimes', before: [{ type: 'timer.start' }], event: begin },
    { state: 'switching', call: 'POST /uptimes', before: [begin], event: { ...begin, settlement: other } },
    {
      state: { discarding: 'clearing' },
      call: 'DELETE /uptimes/active',
      before: [{ type: 'timer.start' }],
      event: { type: 'timer.discard' },
    },
  ] as const)('does not make it ask twice: $state', async ({ state, call, before, event }) => {
    const { uptime, server, storage } = await sitDown();
    for (const earlier of before) {
      uptime.send(earlier);
      await settled(uptime);
    }
    const asked = () => server.calls().filter((made) => made.split('?')[0] === call).length;
    const once = asked() + 1;
    server.on(call, held().answer);
    uptime.send(event);
    await expect.poll(asked).toBe(once);
    storage.set(timersKey, storage.get(timersKey) ?? '{}');
    expect([uptime.getSnapshot().value, asked()]).toEqual([state, once]);
  });
});

describe('a settlement timer on a machine that has slept', () => {
  test('asks when it is stopped before anything has noticed', async () => {
    const { uptime, server, sleep } = await sitDown();
    uptime.send({ type: 'settlement.start', settlement });
    await settled(uptime);
    sleep(hours(9));
    uptime.send({ type: 'timer.stop' });
    expect(uptime.getSnapshot().value).toBe('forgotten');
    expect(server.entries).toMatchObject([{ end_date: null }]);
  });

  test('asks when somebody looks at the page again, also without the server', async () => {
    const { uptime, server, sleep } = await sitDown();
    uptime.send({ type: 'settlement.start', settlement });
    await settled(uptime);
    sleep(hours(9));
    server.on('GET /uptimes/active', noConnection);
    uptime.send({ type: 'page.shown' });
    expect((await settled(uptime)).value).toBe('forgotten');
  });
});

test('these are ways that no path of one tab takes', () => {
  const left = coverage.transitions();
  const taken = Object.keys(uptimeExceptions).filter((way) => !left.includes(way));
  expect(taken).toEqual(
    expect.arrayContaining([
      'uptime.starting timer.stored',
      'uptime.linking timer.stored',
      'uptime.settlement timer.stop #1',
      'uptime.settlement.quiet always',
      'uptime.switching timer.stored',
      'uptime.discarding timer.stored',
    ]),
  );
});
