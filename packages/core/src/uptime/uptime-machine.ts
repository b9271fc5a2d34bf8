import type { ActorRefFrom } from 'xstate';
import messages from '../i18n/messages.json' with { type: 'json' };
import { createText } from '../i18n/text.ts';
import { toFailure, tooLate } from '../lib/failure.ts';
import { readTimer } from './stored-timer.ts';
import { timerFrom, type Uptime, type WorkDetails } from './timer.ts';
import type { Found } from './uptime-calls.ts';
import { own, type Stop, secondOf } from './uptime-context.ts';
import { personOf, setUpUptime, type UptimeEvent, type UptimePorts } from './uptime-setup.ts';

export type UptimeActor = ActorRefFrom<ReturnType<typeof createUptimeMachine>>;

/**
 * Work time. The free timer stores its start and posts an entry when it stops; the settlement timer is an entry of the
 * server from its start to its end. Whatever fails, the start stays, and after a stop the end with it: both are sent
 * again, and the server takes one start for one entry. Nothing is cut without being asked for.
 */
export function createUptimeMachine(ports: UptimePorts) {
  const text = createText(messages, ports.settings.locale);
  const late = tooLate(text);
  const uptime = setUpUptime(ports);

  const failureOf = ({ event }: { event: { error: unknown } }) => toFailure(event.error, text);
  const keepFailure = { type: 'keep failure', params: failureOf } as const;
  const keepLate = { type: 'keep failure', params: late } as const;
  const refuses = { type: 'server refuses', params: failureOf } as const;
  const setEnd = [{ type: 'set end', params: stopOf }, 'store changes'] as const;

  const waking = {
    'page.shown': { target: '#uptime.restoring', actions: 'read timer' },
    'network.returned': { target: '#uptime.restoring', actions: 'read timer' },
  } as const;

  const running = {
    ...waking,
    'timer.note': { actions: [{ type: 'note details', params: detailsOf }, 'store changes'] },
    'timer.stop': [
      // Nothing may have woken this chart since the timer began to look forgotten
      { guard: { type: 'end must be given', params: stopOf }, target: '#uptime.forgotten' },
      { target: '#uptime.stopping', actions: setEnd },
    ],
    'timer.discard': '#uptime.discarding',
  } as const;

  const found = [
    {
      guard: { type: 'same timer runs', params: foundOf },
      target: 'quiet',
      actions: { type: 'set clock', params: foundOf },
    },
    {
      target: '#uptime.restoring',
      actions: [
        { type: 'set clock', params: foundOf },
        'clear stored timer',
        { type: 'take what runs', params: foundOf },
        'store new timer',
      ],
    },
  ] as const;

  const quiet = uptime.createStateConfig({
    description: 'Runs until the person stops it or it looks forgotten.',
    always: { guard: 'timer looks forgotten', target: '#uptime.forgotten' },
    after: { 'until it looks forgotten': '#uptime.forgotten' },
  });

  /** A timer whose entry the server is making; without an answer it stays a free one. */
  const becomingEntry = uptime.createStateConfig({
    tags: ['busy', 'running'],
    entry: 'forget failure',
    on: { 'timer.stored': {} },
    after: { patience: { target: 'free', actions: keepLate } },
  });

  const written = {
    onDone: [
      {
        guard: { type: 'entry is there', params: entryOf },
        target: '#uptime.idle.quiet',
        actions: { type: 'keep entry', params: entryOf },
      },
      { target: '#uptime.restoring', actions: 'read timer' },
    ],
    onError: [
      { guard: refuses, target: '#uptime.refused', actions: keepFailure },
      { target: '#uptime.waiting', actions: keepFailure },
    ],
  } as const;

  const discarded = {
    onDone: { target: '#uptime.restoring', actions: 'read timer' },
    onError: [
      { guard: 'stop is not confirmed', target: '#uptime.refused', actions: keepFailure },
      { target: '#uptime.restoring', actions: keepFailure },
    ],
  } as const;

  return uptime.createMachine({
    id: 'uptime',
    context: () => {
      const person = personOf(ports.session);
      const timer = person === null ? null : readTimer(ports.storage, person);
      return { person, timer, ahead: 0, saved: null, failure: null };
    },
    invoke: [
      { id: 'watchStorage', src: 'watchStorage' },
      { id: 'watchSession', src: 'watchSession' },
    ],
    initial: 'restoring',
    on: {
      'person.changed': {
        target: '.restoring',
        actions: { type: 'take person', params: ({ event }) => event.person },
      },
      'timer.stored': [
        { guard: 'stored timer is the same', actions: 'read timer' },
        { target: '.restoring', actions: 'read timer' },
      ],
    },
    states: {
      restoring: {
        description: 'Looks what is stored on this device.',
        always: [
          { guard: 'nobody is there', target: 'away' },
          { guard: 'nothing runs', target: 'idle' },
          { guard: 'stop is not confirmed', target: 'stopping' },
          { guard: 'server holds the timer', target: 'settlement' },
          { target: 'free' },
        ],
      },
      away: {
        description: 'Nobody of the office is signed in; a start that is stored waits for its person.',
      },
      idle: {
        description: 'No timer runs.',
        initial: 'syncing',
        on: {
          ...waking,
          'timer.start': {
            target: 'free',
            actions: [{ type: 'begin timer', params: ({ event }) => event.details ?? {} }, 'store new timer'],
          },
          'settlement.start': {
            target: 'starting',
            actions: [{ type: 'begin timer', params: settlementOf }, 'store new timer'],
          },
        },
        states: {
          syncing: {
            description: 'Asks the server whether a timer runs that was started elsewhere.',
            invoke: { id: 'getActiveUptime', src: 'getActiveUptime', onDone: found, onError: 'quiet' },
            after: { patience: 'quiet' },
          },
          quiet: { description: 'Waits for a start.' },
        },
      },
      free: {
        description: 'A free timer runs; its start is stored on this device.',
        tags: 'running',
        entry: 'store changes',
        initial: 'syncing',
        on: {
          ...running,
          'settlement.start': {
            target: 'linking',
            actions: [{ type: 'note details', params: settlementOf }, 'store changes'],
          },
        },
        states: {
          syncing: {
            description: 'Tells the server the start, so that other devices show it; an earlier one of theirs wins.',
            invoke: {
              id: 'setActiveUptime',
              src: 'setActiveUptime',
              input: ({ context }) => own(context).timer.start,
              onDone: found,
              onError: 'quiet',
            },
            after: { patience: 'quiet' },
          },
          quiet,
        },
      },
      starting: {
        description: 'The server makes an entry of a settlement timer that has just begun.',
        ...becomingEntry,
        invoke: {
          id: 'startUptime',
          src: 'startUptime',
          input: ({ context, event }) => ({ ...own(context), stopRunning: stopsRunning(event) }),
          onDone: { target: 'restoring', actions: 'read timer' },
          onError: [
            { guard: refuses, target: 'idle.quiet', actions: [keepFailure, 'clear stored timer', 'forget timer'] },
            { target: 'free', actions: keepFailure },
          ],
        },
      },
      linking: {
        description: 'The server makes an entry of the free timer, from the start that it had.',
        ...becomingEntry,
        invoke: {
          id: 'startUptime',
          src: 'startUptime',
          input: ({ context, event }) => ({ ...own(context), stopRunning: stopsRunning(event) }),
          onDone: { target: 'restoring', actions: 'read timer' },
          onError: { target: 'free', actions: keepFailure },
        },
      },
      settlement: {
        description: 'A settlement timer runs; it is an entry of the server without an end.',
        tags: 'running',
        initial: 'syncing',
        on: { ...running, 'settlement.start': 'switching' },
        states: {
          syncing: {
            description: 'Asks the server whether the timer still runs.',
            invoke: { id: 'getActiveUptime', src: 'getActiveUptime', onDone: found, onError: 'quiet' },
            after: { patience: 'quiet' },
          },
          quiet,
        },
      },
      switching: {
        description: 'The server stops the settlement timer and begins another one at the same moment.',
        tags: ['busy', 'running'],
        entry: 'forget failure',
        on: { 'timer.stored': {} },
        invoke: {
          id: 'switchUptime',
          src: 'switchUptime',
          input: ({ context, event }) => ({
            ...own(context),
            next: timerFrom(secondOf(context, ports.clock.now()), settlementOf({ event })),
          }),
          onDone: { target: 'restoring', actions: 'read timer' },
          onError: { target: 'restoring', actions: keepFailure },
        },
        after: { patience: { target: 'restoring', actions: keepLate } },
      },
      forgotten: {
        description:
          'Runs so long that it has probably been forgotten: the person leaves it, shortens it or deletes it.',
        tags: ['running', 'asking'],
        on: {
          ...running,
          'timer.leave': { guard: 'timer may run on', target: 'restoring', actions: ['keep running', 'store changes'] },
          'timer.stop': {
            guard: { type: 'end is possible', params: stopOf },
            target: 'stopping',
            actions: setEnd,
          },
        },
      },
      stopping: {
        description: 'The server writes the time down.',
        tags: 'busy',
        entry: 'forget failure',
        initial: 'deciding',
        on: { 'timer.stored': {} },
        states: {
          deciding: {
            description: 'Tells the two kinds of timer apart.',
            always: [{ guard: 'server holds the timer', target: 'updating' }, { target: 'creating' }],
          },
          creating: {
            description: 'Posts the free timer as an entry; the server takes one start for one entry.',
            invoke: { id: 'createUptime', src: 'createUptime', input: ({ context }) => own(context), ...written },
          },
          updating: {
            description: 'Puts the end into the entry of the settlement timer.',
            invoke: { id: 'stopUptime', src: 'stopUptime', input: ({ context }) => own(context), ...written },
          },
        },
        after: { patience: { target: 'waiting', actions: keepLate } },
      },
      waiting: {
        description: 'The server was away; start and end are stored and will be sent again.',
        on: {
          'timer.retry': 'stopping',
          'network.returned': 'stopping',
          'page.shown': 'stopping',
          'timer.stop': { target: 'stopping', actions: setEnd },
          'timer.resume': { target: 'restoring', actions: ['take back end', 'store changes', 'forget failure'] },
          'timer.discard': 'discarding',
        },
        after: { 'a while': 'stopping' },
      },
      refused: {
        description: 'The server does not take the time as it is: the person corrects it, goes on or deletes it.',
        tags: 'asking',
        on: {
          'timer.retry': 'stopping',
          'timer.stop': { target: 'stopping', actions: setEnd },
          'timer.resume': { target: 'restoring', actions: ['take back end', 'store changes', 'forget failure'] },
          'timer.discard': 'discarding',
        },
      },
      discarding: {
        description: 'Throws the time away, at the server first.',
        tags: 'busy',
        entry: 'forget failure',
        initial: 'deciding',
        on: { 'timer.stored': {} },
        states: {
          deciding: {
            description: 'Tells the two kinds of timer apart.',
            always: [{ guard: 'server holds the timer', target: 'deleting' }, { target: 'clearing' }],
          },
          clearing: {
            description: 'The server forgets the start of the free timer.',
            invoke: {
              id: 'clearActiveUptime',
              src: 'clearActiveUptime',
              input: ({ context }) => own(context),
              ...discarded,
            },
          },
          deleting: {
            description: 'The server deletes the entry of the settlement timer.',
            invoke: { id: 'deleteUptime', src: 'deleteUptime', input: ({ context }) => own(context), ...discarded },
          },
        },
        after: {
          patience: [
            { guard: 'stop is not confirmed', target: 'refused', actions: keepLate },
            { target: 'restoring', actions: keepLate },
          ],
        },
      },
    },
  });
}

const foundOf = ({ event }: { event: { output: Found } }) => event.output;

const entryOf = ({ event }: { event: { output: Uptime | null } }) => event.output;

const stopOf = ({ event: { end, details } }: { event: Stop }): Stop => ({
  ...(end !== undefined && { end }),
  ...(details && { details }),
});

const detailsOf = ({ event }: { event: { details: WorkDetails } }) => event.details;

function settlementOf({ event }: { event: UptimeEvent }): WorkDetails {
  return event.type === 'settlement.start' ? { ...event.details, settlement: event.settlement } : {};
}

function stopsRunning(event: { type: string; stopRunning?: boolean }): boolean {
  return event.stopRunning === true;
}
