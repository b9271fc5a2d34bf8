import type { components } from '@biuro/contract';
import { mayDo } from '#platform/access/rights.ts';
import type { Caller, Context } from '#platform/http/contract/handlers.ts';
import { notFound, Problem } from '#platform/http/problem.ts';
import { changeableBy, readableBy, uptimeList } from './list/uptime-list.ts';
import { monthClosed } from './place.ts';
import { type Entry, findEntry, lockPeople } from './queries.ts';

export type Uptime = components['schemas']['Uptime'];

/** The entry, or 404. */
export async function readUptime(context: Context, id: string): Promise<Uptime> {
  const entry = await uptimeList.find(context, readableBy(context.caller), id);
  if (!entry) throw notFound();
  return entry;
}

/** The entry after a change. */
export async function changedUptime(context: Context, id: string): Promise<Uptime> {
  const entry = await uptimeList.find(context, changeableBy(context.caller), id);
  if (!entry) throw notFound();
  return entry;
}

export const mayChangeOf = ({ id, role }: Caller, userId: string): boolean =>
  userId === id || mayDo(role, 'uptimes:approve');

/** The entry, if the caller may see and change it; all entries of its user are locked. */
export async function reachableEntry({ db, caller }: Context, id: string): Promise<Entry> {
  const found = await findEntry(db, id);
  if (!found || !mayChangeOf(caller, found.user_id)) throw notFound();
  await lockPeople(db, [found.user_id]);
  const entry = await findEntry(db, id);
  if (!entry) throw notFound();
  return entry;
}

/** The same; 409 when its status forbids a change. */
export async function entryToChange(context: Context, id: string): Promise<Entry> {
  const entry = await reachableEntry(context, id);
  const refusal = stateRefusal(entry);
  if (refusal) throw refusal;
  return entry;
}

/** Why the current status forbids a change. */
export function stateRefusal({ locked, day, status }: Entry): Problem | undefined {
  if (locked) return monthClosed(day.slice(0, 7));
  return status === 'approved' || status === 'invoiced' ? new Problem(409, `entry_${status}`) : undefined;
}
