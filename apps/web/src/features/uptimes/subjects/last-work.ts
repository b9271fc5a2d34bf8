import type { components } from '@biuro/contract';
import type { UptimeActor } from '@biuro/core';
import type { Api } from '@biuro/core/api/client.ts';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { wireTime } from '@biuro/core/lib/wire-time.ts';
import { beginTimer } from '../timer/begin-timer.ts';

type Uptime = components['schemas']['Uptime'];

const MINUTE = 60_000;

/** What the person wrote down last, finished or not; undefined before their first entry. */
async function lastOf(api: Api, person: string): Promise<Uptime | undefined> {
  const query = { filters: { user_id: person }, sort: 'start_date:desc', limit: 1 };
  return (await unwrap(api.GET('/uptimes', { params: { query } }))).data[0];
}

/** Starts the timer for what was done last, as it was described then. False where nothing was, or the timer has to ask something. */
export async function resumeLast(api: Api, timer: UptimeActor, person: string): Promise<boolean> {
  const last = await lastOf(api, person);
  if (!last) return false;
  const { company, settlement, category, billable, comment } = last;
  const begun = await beginTimer(timer, { ...(company && { company }), ...(settlement && { settlement }) });
  if (begun) timer.send({ type: 'timer.note', details: { category, billable, ...(comment && { comment }) } });
  return begun;
}

/** Writes the last minutes down, for what was done last; without an entry before as the office's own work. */
export async function addMinutes(api: Api, person: string, minutes: number): Promise<Uptime> {
  const last = await lastOf(api, person);
  const end = Math.floor(Date.now() / MINUTE) * MINUTE;
  const place = last?.settlement
    ? { settlement_id: last.settlement.id }
    : last?.company && { company_id: last.company.id };
  const body = {
    start_date: wireTime(end - minutes * MINUTE),
    end_date: wireTime(end),
    source: 'manual' as const,
    ...(last && { category: last.category, billable: last.billable }),
    ...(last?.comment && { comment: last.comment }),
    ...place,
  };
  const header = { 'Idempotency-Key': createIdempotencyKey() };
  return (await unwrap(api.POST('/uptimes', { params: { header }, body }))).data;
}
