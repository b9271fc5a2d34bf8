import type { operations } from '@biuro/contract';
import { isDate } from '@biuro/core/lib/date.ts';
import { useLocation, useSearch } from 'wouter';
import { type UptimeCategory, uptimeCategories } from '#services/records/uptime/text.ts';
import { useRight, useUser } from '#services/session/use-session.ts';
import { readable } from '#ui/list/query.ts';
import { today } from '#ui/text/today.ts';
import { type DayRange, monthOf, weekOf } from './range.ts';

const VIEWS = ['week', 'month', 'approvals', 'months'] as const;
export type View = (typeof VIEWS)[number] | 'range';
export type Filters = NonNullable<NonNullable<operations['listUptimes']['parameters']['query']>['filters']>;
type Kept = 'user_id' | 'company_id' | 'category' | 'from' | 'to';

export interface EntryAddress {
  view: View;
  /** A day within the week or month that is shown. */
  day: string;
  range: DayRange;
  filters: Filters;
  /** Whose days are shown; undefined for those of several people. */
  person: string | undefined;
  /** The entry that a link leads to. */
  entry: string | undefined;
  hrefOf: (change: AddressChange) => string;
  show: (change: AddressChange, options?: { replace: boolean }) => void;
}

type AddressChange = { view?: View; day?: string; entry?: string } & { [Key in Kept as `filters[${Key}]`]?: string };

/** What the page shows, held by its address: `?view=month&day=2026-11-21&filters[user_id]=…`; reports lead here with a range of days. */
export function useEntryAddress(): EntryAddress {
  const [path, navigate] = useLocation();
  const values = new URLSearchParams(useSearch());
  const { id } = useUser();
  const seesAll = useRight('uptimes:read');
  const filterOf = (key: Kept) => values.get(`filters[${key}]`) ?? undefined;
  const [first, last] = [filterOf('from') ?? '', filterOf('to') ?? ''];
  const ranged = isDate(first) && isDate(last) && first <= last;
  const view: View = VIEWS.find((one) => one === values.get('view')) ?? (ranged ? 'range' : 'week');
  const asked = values.get('day') ?? '';
  const day = isDate(asked) ? asked : today();
  const range = view === 'range' ? { from: first, to: last } : view === 'month' ? monthOf(day) : weekOf(day);
  // A report leads to everybody's entries; the week is one's own unless another person is chosen.
  const person = seesAll ? (filterOf('user_id') ?? (view === 'range' ? undefined : id)) : id;
  const hrefOf = (change: AddressChange) => {
    const next = new URLSearchParams(values);
    next.delete('entry');
    if (change.view && change.view !== 'range') {
      next.delete('filters[from]');
      next.delete('filters[to]');
    }
    for (const [key, value] of Object.entries(change)) {
      if (value) next.set(key, value);
      else next.delete(key);
    }
    return `${path}?${readable(next)}`;
  };
  return {
    view,
    day,
    range,
    person,
    filters: {
      ...range,
      ...(person !== undefined && { user_id: person }),
      ...(filterOf('company_id') !== undefined && { company_id: filterOf('company_id') }),
      ...categoryOf(filterOf('category')),
    },
    entry: values.get('entry') ?? undefined,
    hrefOf,
    show: (change, options) => navigate(hrefOf(change), options),
  };
}

function categoryOf(text: string | undefined): { category?: UptimeCategory } {
  const category = uptimeCategories.find((one) => one === text);
  return category ? { category } : {};
}
