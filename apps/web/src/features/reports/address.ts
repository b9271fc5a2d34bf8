import type { components } from '@biuro/contract';
import { addMonths, isDate } from '@biuro/core/lib/date.ts';
import { firstDayOf, lastDayOf, periodOf, shiftPeriod } from '@biuro/core/poland/period.ts';
import { uptimeCategories } from '#services/records/uptime/text.ts';
import { readable } from '#ui/list/query.ts';

/** Days in Poland, both belonging to it. */
export interface Span {
  from: string;
  to: string;
}

/** What a report is asked for; the address holds all of it. */
export interface ReportQuery extends Span {
  user_id?: string | undefined;
  category?: components['schemas']['UptimeCategory'] | undefined;
}

/** The most years that a report covers. */
export const LONGEST = 5;

export type PresetName = 'month' | 'previous' | 'quarter' | 'year' | 'twelve' | 'past';

/** The days of each preset. `twelve` ends with this month, `past` with the one before. */
export function presetsOf(today: string): Record<PresetName, Span> {
  const month = today.slice(0, 7);
  const previous = shiftPeriod(month, -1);
  const spanOf = (first: string, last = first) => ({ from: firstDayOf(first), to: lastDayOf(last) });
  return {
    month: spanOf(month),
    previous: spanOf(previous),
    quarter: spanOf(periodOf(month, 'quarter')),
    year: spanOf(periodOf(month, 'year')),
    twelve: spanOf(shiftPeriod(month, -11), month),
    past: spanOf(shiftPeriod(previous, -11), previous),
  };
}

/** The preset that has just these days. */
export const presetOf = ({ from, to }: Span, today: string, among: readonly PresetName[]): PresetName | undefined => {
  const presets = presetsOf(today);
  return among.find((name) => presets[name].from === from && presets[name].to === to);
};

/** Reads `from=2026-11-01&to=2026-11-30&user_id=…&category=vat`; what makes no report falls back. */
export function readReportQuery(address: string, usual: Span): ReportQuery {
  const values = new URLSearchParams(address);
  const user_id = values.get('user_id');
  const category = uptimeCategories.find((one) => one === values.get('category'));
  return {
    ...readSpan(values.get('from'), values.get('to'), usual),
    ...(user_id && UUID.test(user_id) && { user_id }),
    ...(category && { category }),
  };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function readSpan(from: string | null, to: string | null, usual: Span): Span {
  if (from === null || to === null || !isDate(from) || !isDate(to)) return usual;
  return to < from || to > addMonths(from, 12 * LONGEST) ? usual : { from, to };
}

/** The address of a query, without `?`. */
export function writeReportQuery({ from, to, user_id, category }: ReportQuery): string {
  const values = new URLSearchParams({ from, to });
  if (user_id) values.set('user_id', user_id);
  if (category) values.set('category', category);
  return readable(values);
}
