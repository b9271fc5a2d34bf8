import { daysBetween, toDate } from '@biuro/core/lib/date.ts';
import { firstDayOf, lastDayOf, shiftPeriod } from '@biuro/core/poland/period.ts';
import { today } from '#platform/clock/today.ts';
import { invalid } from '#platform/http/problem.ts';

/** Dates in Poland, both included. */
export interface Span {
  from: string;
  to: string;
}

/** Default of a report. */
export type Usual = 'this month' | 'this year long' | 'past year long';

const LONGEST_YEARS = 5;
/** Earliest and latest dates of a report. */
const FIRST = '2000-01-01';
const LAST = '2099-12-31';

/** The requested dates. When only one is given, the other one is today or the first day of that month. */
export function spanOf({ from, to }: Partial<Span>, usual: Usual, now = new Date()): Span {
  const day = today(now);
  const span = {
    from: from ?? (to === undefined ? usualSpan(usual, day).from : `${to.slice(0, 8)}01`),
    to: to ?? (from === undefined ? usualSpan(usual, day).to : later(from, day)),
  };
  if (span.from < FIRST) throw invalid({ pointer: from === undefined ? '/to' : '/from', code: 'minimum' });
  if (span.to > LAST) throw invalid({ pointer: to === undefined ? '/from' : '/to', code: 'maximum' });
  if (span.to < span.from) throw invalid({ pointer: '/to', code: 'before_from' });
  if (span.to > lastOf(span.from))
    throw invalid({ pointer: '/to', code: 'too_long', values: { years: LONGEST_YEARS } });
  return span;
}

/**
 * The days of a span up to `day`, and as many days to compare them with: the same ones of the month before where the span
 * begins with a month and ends within it, else the days just before. Undefined for a span that has not begun.
 */
export function comparedSpans({ from, to }: Span, day: string): { current: Span; previous: Span } | undefined {
  if (from > day) return undefined;
  const current = { from, to: to > day ? day : to };
  return { current, previous: sameDaysBefore(current) ?? spanBefore(current) };
}

function sameDaysBefore({ from, to }: Span): Span | undefined {
  const month = from.slice(0, 7);
  if (from !== firstDayOf(month) || to > lastDayOf(month)) return undefined;
  const before = shiftPeriod(month, -1);
  const last = `${before}${to.slice(7)}`;
  return last <= lastDayOf(before) ? { from: firstDayOf(before), to: last } : undefined;
}

/** The same number of days, just before. */
function spanBefore({ from, to }: Span): Span {
  const days = daysBetween(from, to) + 1;
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  return { from: toDate(year, month, day - days), to: toDate(year, month, day - 1) };
}

function usualSpan(usual: Usual, day: string): Span {
  const month = day.slice(0, 7);
  if (usual === 'this month') return { from: firstDayOf(month), to: lastDayOf(month) };
  const last = usual === 'this year long' ? month : shiftPeriod(month, -1);
  return { from: firstDayOf(shiftPeriod(last, -11)), to: lastDayOf(last) };
}

const later = (one: string, other: string) => (one > other ? one : other);

const lastOf = (from: string) => `${Number(from.slice(0, 4)) + LONGEST_YEARS}${from.slice(4)}`;
