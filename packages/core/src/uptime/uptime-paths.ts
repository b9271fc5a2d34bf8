import { assign, createActor } from 'xstate';
import { ApiError } from '../lib/failure.ts';
import { createSessionMachine } from '../session/session-machine.ts';
import { writeSession } from '../session/stored-session.ts';
import { createFakePorts } from '../testing/fake-ports.ts';
import type { Exploration } from '../testing/paths.ts';
import { done, failed } from '../testing/reachable-states.ts';
import { admin, sessionOf } from '../testing/samples.ts';
import { settlement } from '../testing/uptime-server.ts';
import { timerFrom } from './timer.ts';
import type { UptimeContext } from './uptime-context.ts';
import { createUptimeMachine } from './uptime-machine.ts';

const away = new ApiError({ kind: 'offline', message: 'away' });
const refused = new ApiError({ kind: 'rejected', status: 422, message: 'Nie' });
/** The id that the server gives to an entry. */
const entry = '0190a000-0000-7000-8000-000000000110';

const start = Date.parse('2026-11-20T08:00:00Z') / 1000;
const none = done('getActiveUptime', { free: null, settlement: null, ahead: 0 });
const sameFree = done('setActiveUptime', { free: timerFrom(start), settlement: null, ahead: 0 });
const sameSettlement = done('getActiveUptime', { free: null, settlement: { ...timerFrom(start), entry }, ahead: 0 });

/** The call that each invoked actor makes. */
export const uptimeCallNames = {
  getActiveUptime: 'GET /uptimes/active',
  setActiveUptime: 'PUT /uptimes/active',
  startUptime: 'POST /uptimes',
  switchUptime: 'POST /uptimes',
  createUptime: 'POST /uptimes',
  stopUptime: 'PUT /uptimes',
  clearActiveUptime: 'DELETE /uptimes/active',
  deleteUptime: 'DELETE /uptimes/{id}',
};

const delays: Record<string, number> = {
  patience: 15_000,
  'a while': 30_000,
  'until it looks forgotten': 8 * 3_600_000,
};

/** Milliseconds that pass before an event that is a delay. */
export const delayOf = (event: string): number =>
  Object.entries(delays).find(([name]) => event.includes(name))?.[1] ?? 0;

/** The definition, told what its storage would say: here nothing is stored, and so nothing can be read. */
export function uptimeDefinition() {
  const ports = createFakePorts();
  writeSession(ports.storage, sessionOf(admin));
  const session = createActor(createSessionMachine(ports), { clock: ports.clock });
  return createUptimeMachine({ ...ports, session: session.start() }).provide({
    actions: {
      'read timer': assign(({ context, event }) => {
        const { type } = event as { type: string }; // The ends of invoked actors are no events of the chart's own
        if (/\.(start|switch)Uptime$/.test(type)) return { timer: context.timer && { ...context.timer, entry } };
        return type.startsWith('xstate.done') ? { timer: null } : {};
      }),
    },
  });
}

/** All that can happen to the timer of one tab. */
export const uptimeExploration: Exploration = {
  events: [
    { type: 'timer.start' },
    { type: 'settlement.start', settlement, stopRunning: true },
    { type: 'person.changed', person: null },
    { type: 'timer.note', details: { category: 'administration' } },
    { type: 'timer.stop' },
    { type: 'timer.leave' },
    { type: 'timer.resume' },
    { type: 'timer.discard' },
    { type: 'timer.retry' },
    { type: 'network.returned' },
    { type: 'page.shown' },
    ...Object.keys(uptimeCallNames).flatMap((actor) => [failed(actor, away), failed(actor, refused)]),
    none,
    sameFree,
    sameSettlement,
    done('startUptime', { id: entry }),
    done('switchUptime', { id: entry }),
    done('createUptime', { id: entry }),
    done('stopUptime', { id: entry }),
    done('clearActiveUptime'),
    done('deleteUptime'),
    ...[
      'idle.syncing',
      'free.syncing',
      'settlement.syncing',
      'starting',
      'linking',
      'switching',
      'stopping',
      'discarding',
    ].map((state) => ({ type: `xstate.after.patience.uptime.${state}` })),
    { type: 'xstate.after.a while.uptime.waiting' },
    { type: 'xstate.after.until it looks forgotten.uptime.free.quiet' },
    { type: 'xstate.after.until it looks forgotten.uptime.settlement.quiet' },
  ],
  // What the person does while the server is being asked waits for the same lock; here it comes after the answer.
  possible({ value, context }, event) {
    const isAsking = typeof value === 'object' && Object.values(value)[0] === 'syncing';
    if (event === none) return 'idle' in Object(value);
    if (event === sameSettlement) return 'settlement' in Object(value);
    // Who has let a timer run on is asked again after 16 hours, and then it must be shortened.
    if (event.type.includes('until it looks forgotten')) return !context.timer.kept;
    return !isAsking || event.type.startsWith('xstate.');
  },
  identity(context) {
    const { timer } = context as UptimeContext; // These snapshots are of the uptime chart
    return timer && [timer.entry !== null, timer.end !== null, timer.kept];
  },
};

const twoTabs = 'needs another tab: the tests of the chart open one';
const elsewhere = 'needs another device: the tests of the chart have one';
const asleep = 'needs a machine that has slept: the tests of the chart let time pass between';

/** Transitions that no path of one tab takes, each with its reason. */
export const uptimeExceptions: Record<string, string> = {
  'uptime timer.stored #1': twoTabs,
  'uptime timer.stored #2': twoTabs,
  'uptime.restoring always #3': 'a stop that a killed program has left: the tests of the chart begin with one',
  'uptime.idle.syncing xstate.done.actor.getActiveUptime #2': elsewhere,
  'uptime.free timer.stop #1': asleep,
  'uptime.free.syncing xstate.done.actor.setActiveUptime #2': elsewhere,
  'uptime.free.quiet always': asleep,
  'uptime.starting timer.stored': twoTabs,
  'uptime.linking timer.stored': twoTabs,
  'uptime.settlement timer.stop #1': asleep,
  'uptime.settlement.syncing xstate.done.actor.getActiveUptime #2': elsewhere,
  'uptime.settlement.quiet always': asleep,
  'uptime.switching timer.stored': twoTabs,
  'uptime.stopping timer.stored': twoTabs,
  'uptime.stopping.creating xstate.done.actor.createUptime #2': twoTabs,
  'uptime.stopping.updating xstate.done.actor.stopUptime #2': twoTabs,
  'uptime.discarding timer.stored': twoTabs,
};
