import { warsawDay, warsawTime } from '@biuro/core/lib/warsaw.ts';
import { previousPeriod, shiftPeriod } from '@biuro/core/poland/period.ts';
import type { Tenant } from '#platform/tenants/tenants.ts';
import { insertOwnMonth, lastOwnMonth } from './schedule-queries.ts';

/** Limit of missed months that are opened after a downtime. */
const CATCH_UP = 12;
/** Day and hour of a month, in Poland. */
const FROM = '01 06';

/** The latest month that should be open: the previous one, from six in the morning of the first day. */
export function dueMonth(now: Date): string {
  const day = warsawDay(now.getTime());
  const month = day.slice(0, 7);
  const hour = `${day.slice(8)} ${warsawTime(now.getTime()).slice(0, 2)}`;
  return hour >= FROM ? previousPeriod(month) : shiftPeriod(month, -2);
}

/** Months to open: the due one, and those missed since the last automatic opening. */
export function missingMonths(due: string, last: string | undefined): string[] {
  if (last === undefined) return [due];
  const months = Array.from({ length: CATCH_UP }, (_, back) => shiftPeriod(due, -back));
  return months.filter((month) => month > last).toReversed();
}

/** Enqueues jobs for the months that are due; each month once, however many processes call this. */
export async function planMonths({ db, config }: Tenant, now: Date): Promise<void> {
  if (!config.modules.tasks.enabled) return;
  for (const month of missingMonths(dueMonth(now), await lastOwnMonth(db))) await insertOwnMonth(db, month);
}
