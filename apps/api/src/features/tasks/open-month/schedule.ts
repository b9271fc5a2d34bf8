import { warsawDay, warsawTime } from '@biuro/core/lib/warsaw.ts';
import { previousPeriod, shiftPeriod } from '@biuro/core/poland/period.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import { insertOwnMonth, lastOwnMonth } from './schedule-queries.ts';

/** Months in a row that are opened after the portal has been away. */
const CATCH_UP = 12;
/** Hour of the first day of a month, in Poland. */
const FROM = '01 06';

/** The latest month that is to be open: from six in the morning of the first day on, the month before. */
export function dueMonth(now: Date): string {
  const day = warsawDay(now.getTime());
  const month = day.slice(0, 7);
  const hour = `${day.slice(8)} ${warsawTime(now.getTime()).slice(0, 2)}`;
  return hour >= FROM ? previousPeriod(month) : shiftPeriod(month, -2);
}

/** The months that the portal has yet to open: the due one, and those it missed since it opened one by itself. */
export function missingMonths(due: string, last: string | undefined): string[] {
  if (last === undefined) return [due];
  const months = Array.from({ length: CATCH_UP }, (_, back) => shiftPeriod(due, -back));
  return months.filter((month) => month > last).toReversed();
}

/** Puts in the jobs that open what is due; each month once, however many processes look and however often. */
export async function planMonths({ db, config }: Tenant, now: Date): Promise<void> {
  if (!config.modules.tasks.enabled) return;
  for (const month of missingMonths(dueMonth(now), await lastOwnMonth(db))) await insertOwnMonth(db, month);
}
