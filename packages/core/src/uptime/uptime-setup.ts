import { assign, fromCallback, setup } from 'xstate';
import { createApi } from '../api/client.ts';
import type { Failure } from '../lib/failure.ts';
import type { Ports } from '../lib/ports.ts';
import { typesOnly } from '../lib/types-only.ts';
import type { SessionActor } from '../session/session-machine.ts';
import { userOf } from '../session/session-selectors.ts';
import { changeTimer, clearTimer, readTimer, startKey, timersKey, writeTimer } from './stored-timer.ts';
import { forgottenAt, isSameTimer, type Timer, timerFrom, type Uptime, type WorkDetails } from './timer.ts';
import { type Found, uptimeCalls } from './uptime-calls.ts';
import {
  chosenOf,
  isOverlong,
  isRefusal,
  looksForgotten,
  type Stop,
  secondOf,
  stopped,
  type UptimeContext,
} from './uptime-context.ts';

export type UptimeEvent =
  /** Begins a free timer. */
  | { type: 'timer.start'; details?: WorkDetails }
  /**
   * Begins a settlement timer, makes one of the free timer that runs, which keeps its start, or stops the settlement
   * timer that runs and begins another one.
   */
  | {
      type: 'settlement.start';
      settlement: { id: string; title: string };
      details?: WorkDetails;
      /** Stops a settlement timer that runs elsewhere. */
      stopRunning?: boolean;
    }
  /** Says what the time is for. */
  | { type: 'timer.note'; details: WorkDetails }
  | ({ type: 'timer.stop' } & Stop)
  /** Lets a timer run on that looks forgotten. */
  | { type: 'timer.leave' }
  /** Takes back a stop that the server has not confirmed. */
  | { type: 'timer.resume' }
  /** Discards the time. */
  | { type: 'timer.discard' }
  | { type: 'timer.retry' }
  | { type: 'network.returned' }
  /** The person looks at the page again, perhaps after the machine has slept. */
  | { type: 'page.shown' }
  /** Another tab has begun, stopped or changed the timer. */
  | { type: 'timer.stored' }
  | { type: 'person.changed'; person: string | null };

export type UptimePorts = Pick<Ports, 'fetch' | 'storage' | 'clock' | 'exclusive' | 'settings'> & {
  session: Pick<SessionActor, 'getSnapshot' | 'subscribe'>;
};

/** Everything that the uptime chart is made of, except its states. */
export function setUpUptime({ session, ...ports }: UptimePorts) {
  const { storage, clock } = ports;
  const read = (person: string | null): Timer | null => (person === null ? null : readTimer(storage, person));

  return setup({
    types: typesOnly<{ context: UptimeContext; events: UptimeEvent; tags: 'busy' | 'running' | 'asking' }>(),
    actors: {
      ...uptimeCalls(createApi(ports), ports),
      watchStorage: fromCallback<UptimeEvent>(({ sendBack }) =>
        storage.onChange((key) => {
          if (key === startKey || key === timersKey) sendBack({ type: 'timer.stored' });
        }),
      ),
      watchSession: fromCallback<UptimeEvent>(({ sendBack }) => watch(session, sendBack)),
    },
    actions: {
      'take person': assign((_, person: string | null) => ({
        person,
        timer: read(person),
        saved: null,
        failure: null,
      })),
      'read timer': assign(({ context }) => ({ timer: read(context.person) })),
      'begin timer': assign(({ context }, details: WorkDetails) => ({
        timer: timerFrom(secondOf(context, clock.now()), details),
        saved: null,
        failure: null,
      })),
      'note details': assign(({ context: { timer } }, details: WorkDetails) => ({
        timer: timer && { ...timer, details: { ...timer.details, ...details } },
      })),
      'set end': assign(({ context }, stop: Stop) => ({
        timer: context.timer && stopped(context.timer, stop, secondOf(context, clock.now())),
      })),
      'take back end': assign(({ context: { timer } }) => ({ timer: timer && { ...timer, end: null } })),
      'keep running': assign(({ context: { timer } }) => ({ timer: timer && { ...timer, kept: true } })),
      'set clock': assign((_, { ahead }: Found) => ({ ahead })),
      'take what runs': assign(({ context }, found: Found) => ({ timer: chosenOf(context, found) })),
      'store new timer': ({ context: { person, timer } }) => {
        if (person !== null && timer !== null) writeTimer(storage, person, timer);
      },
      'store changes': ({ context: { person, timer } }) => {
        if (person !== null && timer !== null) changeTimer(storage, person, timer);
      },
      'clear stored timer': ({ context: { person, timer } }) => {
        if (person !== null && timer !== null) clearTimer(storage, person, timer.start);
      },
      'forget timer': assign({ timer: null }),
      'keep entry': assign((_, saved: Uptime | null) => ({ saved, timer: null })),
      'keep failure': assign((_, failure: Failure) => ({ failure })),
      'forget failure': assign({ failure: null }),
    },
    guards: {
      'nobody is there': ({ context }) => context.person === null,
      'nothing runs': ({ context }) => context.timer === null,
      'stop is not confirmed': ({ context: { timer } }) => timer !== null && timer.end !== null,
      'server holds the timer': ({ context: { timer } }) => timer !== null && timer.entry !== null,
      'timer looks forgotten': ({ context }) => looksForgotten(context, clock.now()),
      'timer may run on': ({ context }) => !isOverlong(context, clock.now()),
      'end must be given': ({ context }, { end }: Stop) => end === undefined && looksForgotten(context, clock.now()),
      'end is possible': ({ context }, { end }: Stop) => end !== undefined || !isOverlong(context, clock.now()),
      'stored timer is the same': ({ context }) => isSameTimer(context.timer, read(context.person)),
      'same timer runs': ({ context }, found: Found) => isSameTimer(context.timer, chosenOf(context, found)),
      'entry is there': (_, entry: Uptime | null) => entry !== null,
      'server refuses': (_, failure: Failure) => isRefusal(failure),
    },
    delays: {
      'until it looks forgotten': ({ context: { timer, ahead } }) =>
        timer === null ? 0 : Math.max(0, forgottenAt(timer) * 1000 - clock.now() - ahead),
      patience: 15_000,
      'a while': 30_000,
    },
  });
}

/** Whose work time it can be; clients of the office have none. */
export function personOf(session: UptimePorts['session']): string | null {
  const user = userOf(session.getSnapshot());
  return user?.isAdmin ? user.id : null;
}

function watch(session: UptimePorts['session'], report: (event: UptimeEvent) => void): () => void {
  let known = personOf(session);
  const subscription = session.subscribe(() => {
    const person = personOf(session);
    if (person === known) return;
    known = person;
    report({ type: 'person.changed', person });
  });
  return () => subscription.unsubscribe();
}
