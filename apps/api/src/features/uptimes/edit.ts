import { wireTime } from '@biuro/core/lib/wire-time.ts';
import { v7 as uuid } from 'uuid';
import type { Context, Handlers } from '#platform/http/contract/handlers.ts';
import { invalid, versionConflict } from '#platform/http/problem.ts';
import { noteDown, shown } from './history.ts';
import { assertFree, assertMonthsOpen, placeOf } from './place.ts';
import { changeEntries, deleteEntries, type Entry, insertEntry } from './queries.ts';
import { changedUptime, entryToChange, type Uptime } from './read.ts';
import { assertWork, tidy } from './rules.ts';
import { readInstant } from './values.ts';

export const editHandlers: Pick<Handlers, 'updateUptime' | 'deleteUptime' | 'splitUptime'> = {
  async updateUptime({ params, body }, context) {
    const entry = await entryToChange(context, params.id);
    if (entry.version !== body.version) throw versionConflict();
    const before = await changedUptime(context, entry.id);
    const start = readInstant(body.start_date, '/start_date');
    const end = body.end_date === null ? null : readInstant(body.end_date, '/end_date');
    if (!end && entry.end_date !== null) throw invalid({ pointer: '/end_date', code: 'required' });
    const place = await placeOf(context, body);
    const { category, billable } = body;
    const comment = tidy(body.comment);
    assertWork({ start, end, category, comment, ...place });
    await assertMonthsOpen(context, entry.user_id, [start]);
    await assertFree(context, { userId: entry.user_id, start, end, except: entry.id });
    const status = end ? 'saved' : 'running';
    const values = {
      ...place,
      category,
      billable,
      comment,
      start_date: start,
      end_date: end,
      status,
      reason: null,
    } as const;
    await changeEntries(context.db, [entry.id], values);
    const data = await changedUptime(context, entry.id);
    await noteDown(context, entry.id, 'updated', { before: shown(before), after: shown(data) });
    return { status: 200, body: { data } };
  },

  async deleteUptime({ params }, context) {
    const entry = await entryToChange(context, params.id);
    await noteDown(context, entry.id, 'deleted', { before: shown(await changedUptime(context, entry.id)) });
    await deleteEntries(context.db, [entry.id]);
    return { status: 204 };
  },

  async splitUptime({ params, body }, context) {
    const entry = await entryToChange(context, params.id);
    if (entry.version !== body.version) throw versionConflict();
    const data = await split(context, entry, readInstant(body.at, '/at'));
    await noteDown(context, entry.id, 'split', { after: { at: body.at } });
    return { status: 201, body: { data } };
  },
};

async function split(context: Context, entry: Entry, at: Date): Promise<Uptime[]> {
  const { id, start_date, end_date, user_id, company_id, settlement_id, category, billable, comment, source } = entry;
  if (!end_date || at <= start_date || at >= end_date) throw invalid({ pointer: '/at', code: 'not_inside' });
  await assertMonthsOpen(context, user_id, [at]);
  const second = uuid();
  await changeEntries(context.db, [id], { end_date: at, status: 'saved', reason: null });
  await insertEntry(context.db, {
    id: second,
    user_id,
    company_id,
    settlement_id,
    category,
    billable,
    comment,
    source,
    start_date: at,
    end_date,
    status: 'saved',
    timer_start: null,
  });
  await noteDown(context, second, 'created', { after: { split_of: wireTime(start_date) } });
  return [await changedUptime(context, id), await changedUptime(context, second)];
}
