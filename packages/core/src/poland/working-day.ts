import { addDays, weekdayOf } from '../lib/date.ts';
import { holidayOn } from './holidays.ts';

/** Neither Saturday, nor Sunday, nor a statutory holiday. */
export function isWorkingDay(date: string): boolean {
  return weekdayOf(date) < 6 && holidayOn(date) === undefined;
}

/** The date itself where it is a working day, otherwise the first one after it: how tax and contribution deadlines move. */
export function nextWorkingDay(date: string): string {
  return search(date, 1);
}

/** The date itself where it is a working day, otherwise the last one before it. */
export function previousWorkingDay(date: string): string {
  return search(date, -1);
}

/** So many working days after the date, or before it where `count` is negative. 0 is the date itself, free or not. */
export function addWorkingDays(date: string, count: number): string {
  const step = Math.sign(count);
  let day = date;
  for (let left = Math.abs(count); left > 0; left--) day = search(addDays(day, step), step);
  return day;
}

function search(date: string, step: number): string {
  let day = date;
  while (!isWorkingDay(day)) day = addDays(day, step);
  return day;
}
