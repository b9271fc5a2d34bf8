const MILLISECONDS = 86_400_000;

/** Whether the text is a day of the calendar as `YYYY-MM-DD`. Days have no time zone here, and none is ever asked for. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instantOf(text)) && addDays(text, 0) === text;
}

/** `day` may lie outside the month, as in `toDate(2026, 3, 0)`, the last day of February. `month` counts from 1 and may lie outside the year. */
export function toDate(year: number, month: number, day: number): string {
  return dateOf(Date.UTC(year, month - 1, day));
}

/** @throws RangeError where `date` is none. */
export function addDays(date: string, days: number): string {
  return dateOf(instantOf(date) + days * MILLISECONDS);
}

/** How many days later `to` is than `from`; negative where it is earlier. */
export function daysBetween(from: string, to: string): number {
  return (instantOf(to) - instantOf(from)) / MILLISECONDS;
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: string): number {
  return new Date(instantOf(date)).getUTCDay() || 7;
}

export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

const instantOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
