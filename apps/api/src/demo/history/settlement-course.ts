import { addDays } from '@biuro/core/lib/date.ts';
import { monthAfter } from '@biuro/core/poland/period.ts';
import { addWorkingDays, nextWorkingDay, previousWorkingDay } from '@biuro/core/poland/working-day.ts';
import type { NewTask } from '../../features/tasks/open-month/queries.ts';
import { seededRandom } from './seeded-random.ts';

const STEPS = ['confirmed', 'booking', 'booked', 'calculated', 'published', 'closed'] as const;

/** When a settlement reaches each step, as instants. */
export type Course = Record<(typeof STEPS)[number] | 'opened', string>;

/** Hour of each step in UTC: later steps come later on the same day. */
const HOURS = { confirmed: 7, booking: 8, booked: 10, calculated: 11, published: 12, closed: 14 };

/**
 * Typical course of a settlement: documents arrive about the agreed day, are booked in the next days, and amounts are
 * published before the first due date, except for one settlement in eight. Steps in the future are moved to the last
 * working day before `day`.
 */
export function courseOf(task: NewTask, company: string, day: string): Course {
  const luck = (step: string) => seededRandom(company, task.period, task.kind, step);
  const docs = task.docs_due_at ?? task.due_at;
  const confirmed = nextWorkingDay(addDays(docs, Math.round(luck('documents') * 6) - 3));
  const booking = addWorkingDays(confirmed, luck('booking') < 0.6 ? 0 : 1);
  const booked = addWorkingDays(booking, 1 + Math.floor(luck('booked') * 3));
  const calculated = addWorkingDays(booked, luck('calculated') < 0.5 ? 0 : 1);
  const inTime = addWorkingDays(calculated, luck('published') < 0.7 ? 0 : 1);
  const published = luck('late') < 0.12 ? addWorkingDays(later(inTime, task.due_at), 1 + (booked.length % 3)) : inTime;
  const closed = addWorkingDays(`${monthAfter(task.period, 1)}-26`, Math.floor(luck('closed') * 4));
  const days = { confirmed, booking, booked, calculated, published, closed };
  const minute = Math.floor(luck('minute') * 59);
  const first = `${monthAfter(task.period, 1)}-01`;
  return {
    // Steps in the first days of a month may come before its first day.
    opened: instant(earlier(confirmed, day) < first ? earlier(confirmed, day) : first, 5, 0),
    ...(Object.fromEntries(
      STEPS.map((step) => [step, instant(earlier(days[step], day), HOURS[step], minute)]),
    ) as Record<(typeof STEPS)[number], string>),
  };
}

/** Nothing happens in the future: the date, or the last working day before today. */
export const earlier = (date: string, day: string): string =>
  date < day ? date : previousWorkingDay(addDays(day, -1));

export const later = (one: string, other: string): string => (one > other ? one : other);

export const instant = (date: string, hour: number, minute: number): string =>
  `${date}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00.000Z`;

export const dayOf = (moment: string): string => moment.slice(0, 10);
