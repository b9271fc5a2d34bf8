import type { components } from '@biuro/contract';
import { sql } from 'kysely';
import { type Db, run } from '#platform/database/database.ts';
import { instant } from '#platform/database/list/columns.ts';

export type MonthRow = components['schemas']['UptimeMonth'];

const nameOf = (table: string) => `${table}.first_name || ' ' || ${table}.last_name`;
const count = (...statuses: string[]) =>
  `count(*) FILTER (WHERE status IN (${statuses.map((status) => `'${status}'`).join(', ')})) AS "${statuses[0]}"`;

const COUNTS = ['entries', 'seconds', 'running', 'saved', 'submitted', 'approved', 'rejected'];

/** $1 and $2: first day of the first and of the last month; $3: the user, or null for everybody. */
const MONTHS = `
  WITH worked AS (
    SELECT to_char(day, 'YYYY-MM') AS month, user_id, count(*) AS entries, sum(seconds) AS seconds,
      ${count('running')}, ${count('saved')}, ${count('submitted')}, ${count('approved', 'invoiced')}, ${count('rejected')}
    FROM uptimes
    WHERE day >= $1::date AND day < ($2::date + interval '1 month')::date AND ($3::uuid IS NULL OR user_id = $3)
    GROUP BY 1, 2
  ), marked AS (
    SELECT * FROM uptime_months
    WHERE month BETWEEN to_char($1::date, 'YYYY-MM') AND to_char($2::date, 'YYYY-MM') AND ($3::uuid IS NULL OR user_id = $3)
  )
  SELECT month, json_build_object('id', users.id, 'name', ${nameOf('users')}) AS user,
    ${COUNTS.map((name) => `coalesce(${name}, 0)::bigint AS ${name}`).join(', ')},
    coalesce(closed, false) AS closed, ${instant('closed_at')} AS closed_at, ${nameOf('closing')} AS closed_by,
    ${instant('reopened_at')} AS reopened_at, ${nameOf('reopening')} AS reopened_by, reason
  FROM worked FULL JOIN marked USING (month, user_id)
  JOIN users ON users.id = user_id
  LEFT JOIN users closing ON closing.id = closed_by
  LEFT JOIN users reopening ON reopening.id = reopened_by
  ORDER BY month DESC, users.last_name COLLATE "pl-x-icu", users.first_name COLLATE "pl-x-icu", users.id`;

export const listMonths = (db: Db, from: string, to: string, userId: string | null): Promise<MonthRow[]> =>
  run<MonthRow>(db, MONTHS, [`${from}-01`, `${to}-01`, userId]);

/** Users with a running timer that was started in the month: a settlement timer, or a free one on some device. */
export async function peopleWithTimers(db: Db, month: string): Promise<Set<string>> {
  const inMonth = (column: string) =>
    sql<boolean>`to_char(${sql.ref(column)} AT TIME ZONE 'Europe/Warsaw', 'YYYY-MM') = ${month}`;
  const people = await db
    .selectFrom('uptimes')
    .select('user_id')
    .where('end_date', 'is', null)
    .where(inMonth('start_date'))
    .union(db.selectFrom('uptime_timers').select('user_id').where(inMonth('started_at')))
    .execute();
  return new Set(people.map(({ user_id }) => user_id));
}

/** Users with entries in the month. */
export async function peopleOfMonth(db: Db, month: string): Promise<string[]> {
  const people = await db
    .selectFrom('uptimes')
    .select('user_id')
    .distinct()
    .where('day', '>=', `${month}-01`)
    .where('day', '<', sql<string>`(${`${month}-01`}::date + interval '1 month')::date`)
    .execute();
  return people.map(({ user_id }) => user_id);
}

export async function closedOf(db: Db, month: string): Promise<Set<string>> {
  const months = await db
    .selectFrom('uptime_months')
    .select('user_id')
    .where('month', '=', month)
    .where('closed', '=', true)
    .execute();
  return new Set(months.map(({ user_id }) => user_id));
}

export async function closeMonth(db: Db, month: string, userIds: string[], by: string): Promise<void> {
  if (userIds.length === 0) return;
  const now = sql<Date>`now()`;
  await db
    .insertInto('uptime_months')
    .values(userIds.map((user_id) => ({ user_id, month, closed: true, closed_at: now, closed_by: by })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'month']).doUpdateSet({ closed: true, closed_at: now, closed_by: by }),
    )
    .execute();
}

export async function reopenMonth(db: Db, month: string, userIds: string[], by: string, reason: string) {
  if (userIds.length === 0) return;
  await db
    .updateTable('uptime_months')
    .set({ closed: false, reopened_at: sql<Date>`now()`, reopened_by: by, reason })
    .where('month', '=', month)
    .where('user_id', 'in', userIds)
    .execute();
}
