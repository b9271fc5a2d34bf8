import { wireTime } from '@biuro/core/lib/wire-time.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import type { Entry, Names } from './queries.ts';
import type { Uptime } from './read.ts';

/** Writes an entry into the history of a time entry, for example `uptime.updated`. */
export const noteDown = (
  context: Context,
  id: string,
  what: string,
  { before, after }: { before?: Record<string, unknown>; after?: Record<string, unknown> },
) =>
  audit(context, {
    action: `uptime.${what}`,
    entity: 'uptime',
    entityId: id,
    ...(before && { before }),
    ...(after && { after }),
  });

/** Values of an entry for the history. */
export const shown = (entry: Uptime) => ({
  user: entry.user.name,
  company: entry.company?.name,
  settlement: entry.settlement?.title,
  start_date: entry.start_date,
  end_date: entry.end_date,
  category: entry.category,
  billable: entry.billable,
  comment: entry.comment,
  status: entry.status,
});

/** The same for a row. */
export const shownOf = (entry: Entry, names: Names | undefined) => ({
  user: names?.user,
  company: names?.company,
  settlement: names?.settlement,
  start_date: wireTime(entry.start_date),
  end_date: entry.end_date && wireTime(entry.end_date),
  category: entry.category,
  billable: entry.billable,
  comment: entry.comment,
  status: entry.status,
});
