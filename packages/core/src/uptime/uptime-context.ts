import type { Failure } from '../lib/failure.ts';
import { forgottenAt, longest, type Timer, type Uptime, type WorkDetails } from './timer.ts';
import type { Found } from './uptime-calls.ts';

export interface UptimeContext {
  /** Whose time it is; null while nobody of the office is signed in. */
  person: string | null;
  timer: Timer | null;
  /** Milliseconds by which the clock of the server is ahead of the one here. */
  ahead: number;
  /** The entry that the last timer has become. */
  saved: Uptime | null;
  failure: Failure | null;
}

export interface Stop {
  /** Unix seconds; without it the timer stops now. */
  end?: number;
  details?: WorkDetails;
}

/** Unix seconds by the clock of the server. `now` is that of the clock here, in milliseconds. */
export function secondOf({ ahead }: Pick<UptimeContext, 'ahead'>, now: number): number {
  return Math.floor((now + ahead) / 1000);
}

/** A timer that is stopped in the second it began lasts one second. */
export function stopped(timer: Timer, { end, details }: Stop, now: number): Timer {
  return {
    ...timer,
    end: end ?? timer.end ?? Math.max(now, timer.start + 1),
    details: { ...timer.details, ...details },
  };
}

export function looksForgotten({ timer, ahead }: UptimeContext, now: number): boolean {
  return timer !== null && secondOf({ ahead }, now) >= forgottenAt(timer);
}

/** It cannot be an entry unless it is shortened. */
export function isOverlong({ timer, ahead }: UptimeContext, now: number): boolean {
  return timer !== null && secondOf({ ahead }, now) >= timer.start + longest;
}

/** The timer to show of those that run: the one that this device shows already, if it still runs. */
export function chosenOf({ timer }: Pick<UptimeContext, 'timer'>, { free, settlement }: Found): Timer | null {
  return timer !== null && timer.entry === null ? (free ?? settlement) : (settlement ?? free);
}

/** Whether asking the same again can help. What the server has refused will be refused again. */
export function isRefusal({ kind, status }: Failure): boolean {
  return ['rejected', 'conflict', 'forbidden'].includes(kind) && status !== 429;
}

/** A value that an earlier state has put into the context. @throws Error where it is missing. */
export function own({ person, timer }: UptimeContext): { person: string; timer: Timer } {
  if (person === null || timer === null) throw new Error('The uptime chart reached a state before its data');
  return { person, timer };
}
