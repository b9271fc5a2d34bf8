import type { components } from '@biuro/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { Span } from '../span.ts';

export type Course = Omit<components['schemas']['ReportSettlement'], 'late'>;

const moved = (to: string, which: 'min' | 'max' = 'min') =>
  sql`${sql.raw(which)}(audit.at) FILTER (WHERE change ->> 'after' = ${sql.lit(to)}) AS ${sql.ref(to)}`;
const dayOf = (instant: string) => sql`(${sql.raw(instant)} AT TIME ZONE 'Europe/Warsaw')::date`;
/** First month of a period, for example `2026-04` for 2026-Q2. */
const FIRST_MONTH = sql`CASE
  WHEN tasks.period ~ 'Q' THEN left(tasks.period, 5) || lpad((right(tasks.period, 1)::int * 3 - 2)::text, 2, '0')
  WHEN length(tasks.period) = 4 THEN tasks.period || '-01' ELSE tasks.period END`;

/** Settlements whose period begins in these months, newest first; the dates of their stages come from the history. */
export async function findSettlements(db: Db, companyId: string, { from, to }: Span): Promise<Course[]> {
  const { rows } = await sql<Course>`
    SELECT json_build_object('id', tasks.id, 'title', tasks.title, 'kind', tasks.kind, 'period', tasks.period, 'status', tasks.status) AS task,
      tasks.docs_due_at, tasks.due_at, ${dayOf('tasks.created_at')} AS opened_at,
      ${dayOf('coalesce(tasks.documents_confirmed_at, least(moved.complete, moved.booking))')} AS documents_at,
      ${dayOf('moved.booked')} AS booked_at, ${dayOf('moved.calculated')} AS calculated_at,
      ${dayOf('coalesce(moved.published, owed.published)')} AS published_at,
      CASE WHEN tasks.status = 'closed' THEN ${dayOf('moved.closed')} END AS closed_at,
      coalesce(owed.amount, 0)::numeric(14, 2)::text AS amount, coalesce(owed.paid, 0)::numeric(14, 2)::text AS paid,
      coalesce(spent.seconds, 0)::bigint AS seconds, tasks.time_budget_minutes * 60 AS budget_seconds
    FROM tasks
    CROSS JOIN LATERAL (
      SELECT ${moved('complete')}, ${moved('booking')}, ${moved('booked')}, ${moved('calculated')}, ${moved('published')}, ${moved('closed', 'max')}
      FROM audit CROSS JOIN LATERAL jsonb_array_elements(audit.changes) change
      WHERE audit.entity = 'task' AND audit.entity_id = tasks.id AND change ->> 'field' = 'status') moved
    CROSS JOIN LATERAL (
      SELECT sum(amount) FILTER (WHERE result = 'payable' AND status <> 'not_applicable') AS amount, sum(paid_amount) AS paid,
        min(published_at) AS published
      FROM liabilities WHERE liabilities.task_id = tasks.id) owed
    CROSS JOIN LATERAL (SELECT sum(uptimes.seconds) AS seconds FROM uptimes WHERE uptimes.settlement_id = tasks.id) spent
    WHERE tasks.company_id = ${companyId} AND tasks.kind = 'settlement' AND tasks.status <> 'cancelled'
      AND ${FIRST_MONTH} BETWEEN ${from.slice(0, 7)} AND ${to.slice(0, 7)}
    ORDER BY tasks.period DESC, tasks.id`.execute(db);
  return rows;
}
