import type { components } from '@biuro/contract';
import { addDays } from '../lib/date.ts';
import { warsawDay, warsawMidnight } from '../lib/warsaw.ts';

type Schemas = components['schemas'];

export type Uptime = Schemas['Uptime'];

/** What the time is for. It may be filled in at any time before the timer is stopped. */
export interface WorkDetails {
  company?: { id: string; name: string } | null;
  settlement?: { id: string; title: string } | null;
  category?: Schemas['UptimeCategory'];
  billable?: boolean;
  comment?: string;
}

/** A timer that runs, or that was stopped and the server does not know it yet. Times are unix seconds of the server's clock. */
export interface Timer {
  start: number;
  /** The entry at the server that a settlement timer is; null for a free timer, which only this device and a mirror know. */
  entry: string | null;
  end: number | null;
  /** The person has seen how long it runs and lets it run on. */
  kept: boolean;
  details: WorkDetails;
}

const HOUR = 3600;

/** No entry may be longer; a timer that is must be shortened. */
export const longest = 16 * HOUR;

const usual = 8 * HOUR;

export function timerFrom(start: number, details: WorkDetails = {}): Timer {
  return { start, entry: null, end: null, kept: false, details };
}

/** When a timer that still runs has probably been forgotten: after 8 hours or at midnight in Poland, and after 16 hours in any case. */
export function forgottenAt({ start, kept }: Pick<Timer, 'start' | 'kept'>): number {
  if (kept) return start + longest;
  const midnight = warsawMidnight(addDays(warsawDay(start * 1000), 1)) / 1000;
  return Math.min(start + usual, midnight);
}

/** Whether both are the same timer, as far as the server knows; what it is for does not matter. */
export function isSameTimer(one: Timer | null, other: Timer | null): boolean {
  return one?.start === other?.start && one?.entry === other?.entry && one?.end === other?.end;
}
