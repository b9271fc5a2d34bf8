import { daysBetween } from '@biuro/core/lib/date.ts';
import type { OfficeHome } from './use-office-home.ts';

/** How many terms of the next seven days somebody is not done for. */
export function soonCount({ today, deadlines }: Pick<OfficeHome, 'today' | 'deadlines'>): number {
  return deadlines.filter(({ date, companies_left }) => companies_left > 0 && daysBetween(today, date) <= 7).length;
}
