import { daysBetween } from '@biuro/core/lib/date.ts';
import type { OfficeHome } from './use-office-home.ts';

interface Terms {
  today: string;
  deadlines: Pick<OfficeHome['deadlines'][number], 'date' | 'companies_left'>[];
}

/** How many terms of the next seven days somebody is not done for. */
export function soonCount({ today, deadlines }: Terms): number {
  return deadlines.filter(({ date, companies_left }) => companies_left > 0 && daysBetween(today, date) <= 7).length;
}
