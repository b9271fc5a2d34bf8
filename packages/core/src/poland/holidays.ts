import { addDays, daysBetween, toDate, yearOf } from '../lib/date.ts';

/** `since`: the first year in which the day is free. */
const FIXED = [
  { id: 'new_year', monthDay: '01-01', since: 0 },
  { id: 'epiphany', monthDay: '01-06', since: 2011 },
  { id: 'labour_day', monthDay: '05-01', since: 0 },
  { id: 'constitution_day', monthDay: '05-03', since: 0 },
  { id: 'assumption', monthDay: '08-15', since: 0 },
  { id: 'all_saints', monthDay: '11-01', since: 0 },
  { id: 'independence_day', monthDay: '11-11', since: 0 },
  { id: 'christmas_eve', monthDay: '12-24', since: 2025 },
  { id: 'christmas', monthDay: '12-25', since: 0 },
  { id: 'second_day_of_christmas', monthDay: '12-26', since: 0 },
] as const;

const MOVABLE = [
  { id: 'easter', daysAfterEaster: 0 },
  { id: 'easter_monday', daysAfterEaster: 1 },
  { id: 'pentecost', daysAfterEaster: 49 },
  { id: 'corpus_christi', daysAfterEaster: 60 },
] as const;

export type HolidayId = (typeof FIXED | typeof MOVABLE)[number]['id'];

export interface Holiday {
  id: HolidayId;
  /** `YYYY-MM-DD` */
  date: string;
}

/**
 * The days of a year that the law frees from work, in order: 14 from 2025 on, 13 from 2011 to 2024.
 *
 * Rule: art. 1 pkt 1 of the act of 18 January 1951 on days free from work (ustawa o dniach wolnych od pracy). 6 January was
 * added from 2011, 24 December from 2025 by the act of 6 December 2024. Saturdays and Sundays are not listed.
 */
export function holidaysOf(year: number): Holiday[] {
  const easter = easterOf(year);
  const fixed = FIXED.filter(({ since }) => since <= year).map(({ id, monthDay }) => ({
    id,
    date: `${year}-${monthDay}`,
  }));
  const movable = MOVABLE.map(({ id, daysAfterEaster }) => ({ id, date: addDays(easter, daysAfterEaster) }));
  return [...fixed, ...movable].toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

/** The holiday on this day. */
export function holidayOn(date: string): HolidayId | undefined {
  const year = yearOf(date);
  const fixed = FIXED.find(({ monthDay, since }) => date.endsWith(monthDay) && since <= year);
  if (fixed) return fixed.id;
  const afterEaster = daysBetween(easterOf(year), date);
  return MOVABLE.find(({ daysAfterEaster }) => daysAfterEaster === afterEaster)?.id;
}

/** Easter Sunday of a Gregorian year, by the rule of Meeus, Jones and Butcher. */
export function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return toDate(year, Math.floor(n / 31), (n % 31) + 1);
}
