import type { components } from '@biuro/contract';
import { taskStatuses } from '#domain/settlement/task-statuses.ts';
import { seededRandom } from './seeded-random.ts';

type Status = components['schemas']['TaskStatus'];

/**
 * Companies with a fixed state, so that each demo client has something to do; and one whose amounts always wait to be
 * published.
 */
const KNOWN: [string, Status][] = [
  ['Delta Spedycja', 'published'],
  ['Bistro Cztery', 'awaiting_documents'],
  ['Kawiarnia Ławka', 'incomplete'],
  ['Cukiernia Makowiec', 'published'],
  ['Dach-Bud', 'calculated'],
  ['Orion Automatyka', 'published'],
  ['Stolarnia Słój', 'review'],
  ['Meble Dębowe', 'published'],
  ['Młyn Stara Wieś', 'suspended'],
];

/** Unfinished older months: one with an unfiled JPK, and one that was reopened. */
const UNFINISHED: [string, number, Status][] = [
  ['Transport Łabędź', 1, 'published'],
  ['Apteka pod Lipami', 2, 'correcting'],
];

/** Distribution of states of the previous month, by the day of this month. */
const EARLY: [Status, number][] = [
  ['awaiting_documents', 0.55],
  ['incomplete', 0.15],
  ['complete', 0.2],
  ['booking', 0.1],
];
const MIDDLE: [Status, number][] = [
  ['awaiting_documents', 0.12],
  ['incomplete', 0.08],
  ['complete', 0.15],
  ['booking', 0.25],
  ['clarification', 0.07],
  ['booked', 0.13],
  ['calculated', 0.12],
  ['published', 0.08],
];
const LATE: [Status, number][] = [
  ['incomplete', 0.03],
  ['booking', 0.04],
  ['clarification', 0.03],
  ['booked', 0.03],
  ['calculated', 0.07],
  ['published', 0.6],
  ['closed', 0.2],
];

/** State of the previous month's settlement on this day of the month. */
export function stateOfThisMonth(company: string, day: number): Status {
  const known = KNOWN.find(([name]) => company.startsWith(name));
  if (known) return known[1];
  const states = day < 8 ? EARLY : day < 17 ? MIDDLE : LATE;
  let luck = seededRandom(company, 'state');
  for (const [status, share] of states) {
    luck -= share;
    if (luck < 0) return status;
  }
  return 'booking';
}

/**
 * Older months are closed, except for a few with unpaid amounts and two unfinished ones. `back`: months before the last
 * one.
 */
export function stateBefore(company: string, period: string, back: number): Status {
  const unfinished = UNFINISHED.find(([name, when]) => company.startsWith(name) && when === back);
  if (unfinished) return unfinished[2];
  return back === 1 && seededRandom(company, period, 'open') < 0.12 ? 'published' : 'closed';
}

/** Whether a settlement with this status has passed `step`. The suspended one had its documents. */
export const hasReached = (status: Status, step: Status): boolean =>
  taskStatuses.indexOf(status === 'suspended' ? 'complete' : status) >= taskStatuses.indexOf(step);
