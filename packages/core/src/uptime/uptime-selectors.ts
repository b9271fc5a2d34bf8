import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../lib/failure.ts';
import type { Timer, Uptime } from './timer.ts';
import { isOverlong } from './uptime-context.ts';
import type { UptimeActor } from './uptime-machine.ts';

export type UptimeSnapshot = SnapshotFrom<UptimeActor>;

/** The timer that runs or that waits for the server. */
export function timerOf({ context }: UptimeSnapshot): Timer | null {
  return context.timer;
}

export function isRunning(snapshot: UptimeSnapshot): boolean {
  return snapshot.hasTag('running');
}

export function isBusy(snapshot: UptimeSnapshot): boolean {
  return snapshot.hasTag('busy');
}

/** The person must decide something, which `questionOf` names. */
export function questionOf(snapshot: UptimeSnapshot, now: number): 'forgotten' | 'overlong' | 'refused' | null {
  if (snapshot.matches('refused')) return 'refused';
  if (!snapshot.matches('forgotten')) return null;
  return isOverlong(snapshot.context, now) ? 'overlong' : 'forgotten';
}

/** The time is stopped and stored here, and the server does not know it yet. */
export function isWaiting(snapshot: UptimeSnapshot): boolean {
  return snapshot.matches('waiting');
}

/** The chart is asking the server which timer runs. The result may be shown without waiting for it. */
export function isSyncing(snapshot: UptimeSnapshot): boolean {
  return ['idle', 'free', 'settlement'].some((state) => snapshot.matches({ [state]: 'syncing' }));
}

export function uptimeFailureOf({ context }: UptimeSnapshot): Failure | null {
  return context.failure;
}

/** The entry that the last timer has become. */
export function savedOf({ context }: UptimeSnapshot): Uptime | null {
  return context.saved;
}

/** Whole seconds of the timer. `now` is `clock.now()`; a clock that is behind makes no negative time. */
export function secondsOf({ context: { timer, ahead } }: UptimeSnapshot, now: number): number {
  if (timer === null) return 0;
  return Math.max(0, (timer.end ?? Math.floor((now + ahead) / 1000)) - timer.start);
}
