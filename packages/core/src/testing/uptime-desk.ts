import { onTestFinished } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createMemoryBrowser } from '../lib/memory-browser.ts';
import { createSessionMachine } from '../session/session-machine.ts';
import { writeSession } from '../session/stored-session.ts';
import { startKey } from '../uptime/stored-timer.ts';
import { createUptimeMachine, type UptimeActor } from '../uptime/uptime-machine.ts';
import { isBusy, isSyncing } from '../uptime/uptime-selectors.ts';
import type { ChartCoverage } from './chart-coverage.ts';
import { createFakeClock } from './fake-clock.ts';
import { createFakePorts } from './fake-ports.ts';
import { empty } from './fake-server.ts';
import { admin, sessionOf } from './samples.ts';
import { createUptimeServer } from './uptime-server.ts';

export const morning = '2026-11-20T08:00:00Z';
export const minutes = (count: number) => count * 60_000;
export const hours = (count: number) => count * 3_600_000;

type Inspect = ChartCoverage['inspect'];

/** A desk: one clock, one browser, one server, and as many tabs as a test opens. */
export function setUp(at = morning, { late = false, inspect }: { late?: boolean; inspect?: Inspect } = {}) {
  const clock = createFakeClock(Date.parse(at));
  const browser = createMemoryBrowser({ late });
  const server = createUptimeServer(clock);
  server.on('POST /auth/logout', () => empty());

  const openTab = (own: { clock?: typeof clock; browser?: typeof browser } = {}) => {
    const ports = {
      ...createFakePorts({ server, tab: (own.browser ?? browser).openTab() }),
      clock: own.clock ?? clock,
    };
    const session = createActor(createSessionMachine(ports), { clock: ports.clock }).start();
    const machine = createUptimeMachine({ ...ports, session });
    const uptime = createActor(machine, { clock: ports.clock, ...(inspect && { inspect }) }).start();
    const close = () => void [uptime.stop(), session.stop()];
    onTestFinished(close);
    return { ...ports, session, uptime, close };
  };

  const signedIn = browser.openTab();
  writeSession(signedIn.storage, sessionOf(admin));
  browser.deliver();
  const openDevice = () => {
    const another = createMemoryBrowser();
    writeSession(another.openTab().storage, sessionOf(admin));
    return openTab({ browser: another });
  };
  const stored = () => signedIn.storage.get(startKey);
  return { clock, browser, server, storage: signedIn.storage, openTab, openDevice, stored };
}

/** Once the chart asks nobody any more. */
export const settled = (uptime: UptimeActor) =>
  waitFor(uptime, (snapshot) => !isBusy(snapshot) && !isSyncing(snapshot), { timeout: 2000 });

export const unix = (iso: string) => Date.parse(iso) / 1000;

/** A desk with one tab in which a free timer runs. */
export async function running(at = morning) {
  const desk = setUp(at);
  const tab = desk.openTab();
  await settled(tab.uptime);
  tab.uptime.send({ type: 'timer.start' });
  await settled(tab.uptime);
  return { ...tab, ...desk };
}

export async function stop(uptime: UptimeActor, more: { end?: number } = {}) {
  uptime.send({ type: 'timer.stop', ...more });
  return settled(uptime);
}
