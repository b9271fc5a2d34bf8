import type { components } from '@biuro/contract';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { assertFree } from '../place.ts';
import { changeEntries, type Entry } from '../queries.ts';
import { changedUptime, entryToChange, reachableEntry } from '../read.ts';
import { assertWork, tidy } from '../rules.ts';
import { readInstant } from '../values.ts';

interface Stop {
  end: Date;
  comment?: string | null | undefined;
  category?: components['schemas']['UptimeCategory'] | undefined;
  billable?: boolean | undefined;
}

export const stopHandlers: Pick<Handlers, 'stopUptime'> = {
  async stopUptime({ body: { id, end_date, ...rest } }, context) {
    const entry = await reachableEntry(context, id);
    if (entry.end_date === null)
      await stopEntry(context, await entryToChange(context, id), { end: readInstant(end_date, '/end_date'), ...rest });
    return { status: 200, body: { data: await changedUptime(context, entry.id) } };
  },
};

/** Stops a running timer. Missing values stay as they are. */
export async function stopEntry(context: Context, entry: Entry, { end, ...said }: Stop): Promise<void> {
  const comment = said.comment === undefined ? entry.comment : tidy(said.comment);
  const category = said.category ?? entry.category;
  const billable = said.billable ?? entry.billable;
  assertWork({ start: entry.start_date, end, category, comment, company_id: entry.company_id });
  await assertFree(context, { userId: entry.user_id, start: entry.start_date, end, except: entry.id });
  await changeEntries(context.db, [entry.id], { end_date: end, comment, category, billable, status: 'saved' });
}
