import type { components } from '@biuro/contract';
import { companyRef, delta } from './companies.ts';
import { idOf } from './ids.ts';
import { anna, maria, refOf } from './people.ts';

type Schemas = components['schemas'];
export type Uptime = Schemas['Uptime'];

/** Two hours of bookkeeping for Delta, on Tuesday from eight to ten in Warsaw. */
export const bookkeeping: Uptime = {
  id: idOf(7001),
  user: refOf(anna),
  company: companyRef(delta),
  settlement: null,
  start_date: '2026-11-24 07:00:00',
  end_date: '2026-11-24 09:00:00',
  seconds: 7_200,
  day: '2026-11-24',
  category: 'bookkeeping',
  billable: true,
  comment: 'Faktury z listopada',
  status: 'saved',
  reason: null,
  locked: false,
  source: 'manual',
  created_at: '2026-11-24T09:00:00Z',
  version: 2,
};

/** An hour of the office’s own work on the same day, given back with a reason. */
export const training: Uptime = {
  ...bookkeeping,
  id: idOf(7002),
  company: null,
  start_date: '2026-11-24 10:00:00',
  end_date: '2026-11-24 11:00:00',
  seconds: 3_600,
  category: 'training',
  billable: false,
  comment: null,
  status: 'rejected',
  reason: 'To było spotkanie',
};

/** What a list of finished entries comes to. */
export function summaryOf(entries: Uptime[]): Schemas['UptimeSummary'] {
  const sum = (some: Uptime[]) => some.reduce((seconds, one) => seconds + (one.seconds ?? 0), 0);
  const days = [...new Set(entries.map(({ day }) => day))];
  const categories = [...new Set(entries.map(({ category }) => category))];
  return {
    entries: entries.length,
    seconds: sum(entries),
    billable_seconds: sum(entries.filter(({ billable }) => billable)),
    by_day: days.map((day) => ({ day, seconds: sum(entries.filter((one) => one.day === day)) })),
    by_category: categories.map((category) => ({
      category,
      seconds: sum(entries.filter((one) => one.category === category)),
    })),
  };
}

const month: Schemas['UptimeMonth'] = {
  month: '2026-10',
  user: refOf(maria),
  entries: 119,
  seconds: 552_600,
  running: 0,
  saved: 1,
  submitted: 0,
  approved: 118,
  rejected: 0,
  closed: false,
  closed_at: null,
  closed_by: null,
  reopened_at: null,
  reopened_by: null,
  reason: null,
};

/** Maria’s October, which is open and has one entry that nobody has approved. */
export const openMonth = month;
/** Anna’s October, which was closed. */
export const closedMonth: Schemas['UptimeMonth'] = {
  ...month,
  user: refOf(anna),
  closed: true,
  closed_at: '2026-11-06T11:00:00Z',
  closed_by: 'Anna Kowalska',
};
