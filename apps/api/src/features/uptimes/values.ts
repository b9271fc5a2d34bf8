import type { components } from '@biuro/contract';
import { ofWireTime } from '@biuro/core/lib/wire-time.ts';
import type { Context } from '#platform/http/contract/handlers.ts';
import { invalid } from '#platform/http/problem.ts';
import { placeOf } from './place.ts';
import type { Entry } from './queries.ts';

type Place = Pick<Entry, 'company_id' | 'settlement_id'>;
export type Values = Place & Pick<Entry, 'category' | 'billable'>;
/** The values of an entry after a change. */
export type ValuesOf = (entry: Entry) => Values;

/** The values after a bulk change; missing ones stay. Unknown ids are a 422. */
export async function valuesAfter(
  context: Context,
  body: components['schemas']['UptimeBulkChange'],
): Promise<ValuesOf> {
  const { category, billable } = body;
  const [settlement_id, company_id] = [lower(body.settlement_id), lower(body.company_id)];
  if ([category, billable, settlement_id, company_id].every((value) => value === undefined))
    throw invalid({ pointer: '/category', code: 'nothing_to_change' });
  const place = await placeOf(context, { settlement_id, company_id });
  const placeAfter = (entry: Entry): Place => {
    if (settlement_id) return place;
    const company = company_id === undefined ? entry.company_id : place.company_id;
    const stays = settlement_id === undefined && company === entry.company_id;
    return { company_id: company, settlement_id: stays ? entry.settlement_id : null };
  };
  return (entry) => ({
    ...placeAfter(entry),
    category: category ?? entry.category,
    billable: billable ?? entry.billable,
  });
}

const lower = (id: string | null | undefined) => id?.toLowerCase() ?? id;

/** Parses `2026-03-29 01:30:00`, in UTC. A day that does not exist is a 422 at `pointer`. */
export function readInstant(written: string, pointer: string): Date {
  try {
    return new Date(ofWireTime(written));
  } catch {
    throw invalid({ pointer, code: 'no_such_day' });
  }
}
