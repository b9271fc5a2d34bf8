import type { components } from '@biuro/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import { entriesOf, type ReportRequest } from '../uptimes/entries.ts';

type Schemas = components['schemas'];

const person = sql`json_build_object('id', users.id, 'name', users.first_name || ' ' || users.last_name)`;
const inUtc = (column: string) => sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')`;
const inStatus = (status: Schemas['UptimeStatus']) =>
  sql`coalesce(sum(uptimes.seconds) FILTER (WHERE uptimes.status = ${status}), 0)::bigint`;

/** Time per user, the most first. */
export async function sumWorkers(db: Db, request: ReportRequest) {
  const { rows } = await sql<Schemas['WorkerTime'] & { waiting: number }>`
    WITH spent AS (
      SELECT uptimes.user_id, count(*) AS entries, sum(uptimes.seconds)::bigint AS seconds, ${inStatus('saved')} AS saved,
        ${inStatus('submitted')} AS submitted, ${inStatus('approved')} AS approved, ${inStatus('rejected')} AS rejected,
        ${inStatus('invoiced')} AS invoiced, count(*) FILTER (WHERE uptimes.status = 'submitted') AS waiting
      FROM ${entriesOf(request)} GROUP BY uptimes.user_id)
    SELECT ${person} AS user, spent.entries, spent.seconds, spent.saved, spent.submitted, spent.approved, spent.rejected, spent.invoiced,
      spent.waiting
    FROM spent JOIN users ON users.id = spent.user_id
    ORDER BY spent.seconds DESC, users.last_name COLLATE "pl-x-icu", users.id`.execute(db);
  return rows;
}

interface Part {
  limit: number;
  offset: number;
}

/** A page of entries, newest first. */
export async function findEntries(
  db: Db,
  request: ReportRequest,
  { limit, offset }: Part,
): Promise<Schemas['WorkerEntry'][]> {
  const entries: RawBuilder<unknown> = entriesOf(request);
  const { rows } = await sql<Schemas['WorkerEntry']>`
    SELECT found.id, ${person} AS user, found.day, ${inUtc('found.start_date')} AS start_date, ${inUtc('found.end_date')} AS end_date,
      found.seconds, found.category, found.comment, found.status,
      CASE WHEN tasks.id IS NOT NULL THEN json_build_object('id', tasks.id, 'title', tasks.title) END AS settlement
    FROM (SELECT * FROM ${entries} ORDER BY uptimes.start_date DESC, uptimes.id DESC LIMIT ${limit} OFFSET ${offset}) found
    JOIN users ON users.id = found.user_id LEFT JOIN tasks ON tasks.id = found.settlement_id
    ORDER BY found.start_date DESC, found.id DESC`.execute(db);
  return rows;
}
