import type { Dayjs } from 'dayjs';
import type { Locale } from '../i18n/text.ts';
import { dayjs } from './dayjs.ts';

const FORMAT = 'YYYY-MM-DD';

/** Whether the text is a day of the calendar as `YYYY-MM-DD`. Days have no time zone here, and none is ever asked for. */
export function isDate(text: string): boolean {
  // Compared with the day that it is read as, because 31 February is read as 3 March.
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(text).format(FORMAT) === text;
}

/** `day` may lie outside the month, as in `toDate(2026, 3, 0)`, the last day of February. `month` counts from 1 and may lie outside the year. */
export function toDate(year: number, month: number, day: number): string {
  const first = dayOf(`${String(year).padStart(4, '0')}-01-01`);
  return dateOf(first.add(month - 1, 'month').add(day - 1, 'day'));
}

/** @throws RangeError where `date` is none. */
export function addDays(date: string, days: number): string {
  return dateOf(dayOf(date).add(days, 'day'));
}

/** The same day so many months later, or the last day of a shorter month. @throws RangeError where `date` is none. */
export function addMonths(date: string, months: number): string {
  return dateOf(dayOf(date).add(months, 'month'));
}

/** How many days later `to` is than `from`; negative where it is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayOf(to).diff(dayOf(from), 'day');
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: string): number {
  return dayOf(date).day() || 7;
}

export function yearOf(date: string): number {
  return dayOf(date).year();
}

/**
 * The date in words and figures of Day.js: `D MMMM YYYY` gives "25 listopada 2026", `MMMM YYYY` "listopad 2026".
 *
 * @throws RangeError where `date` is none.
 */
export function formatDate(date: string, format: string, locale: Locale = 'pl'): string {
  return valid(dayOf(date)).locale(locale).format(format);
}

/** The day in UTC. @throws RangeError where `instant` is an invalid date. */
export const utcDay = (instant: Date): string => dateOf(dayjs.utc(instant));

/** For a message that takes a `Date`: the same day in every time zone of Europe. */
export function noonOf(date: string): Date {
  return dayOf(date).hour(12).toDate();
}

/** Parsed by hand, because Day.js accepts much more than `YYYY-MM-DD`. */
const dayOf = (date: string) => dayjs.utc(Date.parse(`${date}T00:00:00Z`));

const dateOf = (day: Dayjs) => valid(day).format(FORMAT);

function valid(day: Dayjs): Dayjs {
  if (!day.isValid()) throw new RangeError('No date');
  return day;
}
