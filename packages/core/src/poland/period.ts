import { addDays, addMonths, formatDate, toDate, yearOf } from '../lib/date.ts';

export type PeriodType = 'month' | 'quarter' | 'year';

/** What a settlement is for. `number` counts months from 1 to 12 and quarters from 1 to 4; a year has the number 1. */
export interface PeriodParts {
  type: PeriodType;
  year: number;
  number: number;
}

const MONTHS_IN = { month: 1, quarter: 3, year: 12 } satisfies Record<PeriodType, number>;

/** Reads `2026-03`, `2026-Q1` or `2026`; anything else is undefined. */
export function readPeriod(text: string): PeriodParts | undefined {
  const { year, month, quarter } =
    /^(?<year>[12]\d{3})(?:-(?:(?<month>0[1-9]|1[0-2])|Q(?<quarter>[1-4])))?$/.exec(text)?.groups ?? {};
  if (year === undefined) return undefined;
  if (month !== undefined) return { type: 'month', year: Number(year), number: Number(month) };
  if (quarter !== undefined) return { type: 'quarter', year: Number(year), number: Number(quarter) };
  return { type: 'year', year: Number(year), number: 1 };
}

/** @throws RangeError where the text is no period, as every function below does. */
export function periodParts(period: string): PeriodParts {
  const parts = readPeriod(period);
  if (!parts) throw new RangeError(`"${period}" is no period like 2026-03, 2026-Q1 or 2026.`);
  return parts;
}

export function isPeriod(text: string): boolean {
  return readPeriod(text) !== undefined;
}

/** The period with these parts. A number beyond the year's end, or below 1, counts on into the next years. */
export function toPeriod({ type, year, number }: PeriodParts): string {
  return periodAt(toDate(year, (number - 1) * MONTHS_IN[type] + 1, 1), type);
}

/** The period of the same length `by` steps later, or earlier where `by` is negative. */
export function shiftPeriod(period: string, by: number): string {
  const { type } = periodParts(period);
  return periodAt(addMonths(firstDayOf(period), by * MONTHS_IN[type]), type);
}

export const nextPeriod = (period: string) => shiftPeriod(period, 1);

export const previousPeriod = (period: string) => shiftPeriod(period, -1);

/** The month that is being settled on this day: the one before it. */
export const settledMonth = (day: string): string => previousPeriod(day.slice(0, 7));

/** The months of a period in order; a month is its own. */
export function monthsOf(period: string): string[] {
  const first = firstDayOf(period);
  return Array.from({ length: lengthOf(period) }, (_, index) => periodAt(addMonths(first, index), 'month'));
}

/** The period of this length that contains the date or the month. */
export function periodOf(dateOrMonth: string, type: PeriodType): string {
  return periodAt(firstDayOf(dateOrMonth.slice(0, 7)), type);
}

/** `2026-03-01` for `2026-03`, `2026-Q1` has `2026-01-01`. */
export function firstDayOf(period: string): string {
  const { type, year, number } = periodParts(period);
  return toDate(year, (number - 1) * MONTHS_IN[type] + 1, 1);
}

export function lastDayOf(period: string): string {
  return addDays(addMonths(firstDayOf(period), lengthOf(period)), -1);
}

/** The month `by` months after the last one of a period, as a due date counts it. */
export function monthAfter(period: string, by: number): string {
  return periodAt(addMonths(firstDayOf(period), lengthOf(period) - 1 + by), 'month');
}

/** In months. */
const lengthOf = (period: string): number => MONTHS_IN[periodParts(period).type];

function periodAt(date: string, type: PeriodType): string {
  if (type === 'month') return formatDate(date, 'YYYY-MM');
  const year = String(yearOf(date));
  return type === 'year' ? year : `${year}-Q${Math.ceil(Number(formatDate(date, 'M')) / MONTHS_IN.quarter)}`;
}
