import type { components } from '@biuro/contract';
import { GOES_ON, isLate, isWorkOf, TO_FILE, TO_TELL } from '#domain/settlement/task-conditions.ts';
import { type Db, run } from '#platform/database/database.ts';

/** A user of the office, or null for everybody. */
export type Whose = string | null;

/** Condition on tasks, in statements whose second parameter is {@link Whose}. */
export const IS_WHOSE = `($2::uuid IS NULL OR ${isWorkOf('$2')})`;

export type Deadline = components['schemas']['OfficeHomeAnswer']['data']['deadlines'][number];

const AHEAD = 45;

const DEADLINES = `
  SELECT date, coalesce(min(statutory_date), date) AS statutory_date,
    coalesce(array_agg(DISTINCT kind) FILTER (WHERE kind IS NOT NULL), '{}') AS kinds,
    coalesce(array_agg(DISTINCT form) FILTER (WHERE form IS NOT NULL), '{}') AS forms,
    count(DISTINCT company_id) FILTER (WHERE is_left)::int AS companies_left,
    count(DISTINCT company_id)::int AS companies_total,
    count(kind) FILTER (WHERE is_left)::int AS to_tell,
    count(form) FILTER (WHERE is_left)::int AS to_file
  FROM (
    SELECT liabilities.due_date AS date, liabilities.statutory_date, liabilities.company_id, liabilities.kind, NULL AS form, ${TO_TELL} AS is_left
    FROM liabilities JOIN tasks ON tasks.id = liabilities.task_id
    WHERE liabilities.due_date BETWEEN $1::date AND $1::date + ${AHEAD} AND liabilities.status <> 'not_applicable' AND ${GOES_ON} AND ${IS_WHOSE}
    UNION ALL
    SELECT declarations.due_date, NULL, declarations.company_id, NULL, declarations.form, ${TO_FILE}
    FROM declarations JOIN tasks ON tasks.id = declarations.task_id
    WHERE declarations.due_date BETWEEN $1::date AND $1::date + ${AHEAD}
      AND declarations.status NOT IN ('not_applicable', 'corrected') AND tasks.status <> 'cancelled' AND ${IS_WHOSE}
  ) due
  GROUP BY date ORDER BY date LIMIT 5`;

/** The next days on which something is due, with what is left to do. */
export const findDeadlines = (db: Db, today: string, whose: Whose): Promise<Deadline[]> =>
  run<Deadline>(db, DEADLINES, [today, whose]);

type Load = components['schemas']['OfficeHomeAnswer']['data']['team'][number];

const LOADS = `
  SELECT json_build_object('id', users.id, 'name', users.first_name || ' ' || users.last_name) AS person,
    (SELECT count(*)::int FROM companies WHERE companies.owner_id = users.id AND companies.lifecycle <> 'ended') AS companies,
    coalesce(work.open, 0) AS open, coalesce(work.late, 0) AS late, coalesce(work.this_week, 0) AS this_week
  FROM users LEFT JOIN (
    SELECT assignee_id, count(*)::int AS open, count(*) FILTER (WHERE ${isLate('tasks')})::int AS late,
      count(*) FILTER (WHERE due_at BETWEEN $1::date AND $1::date + 7)::int AS this_week
    FROM tasks WHERE is_open AND assignee_id IS NOT NULL GROUP BY assignee_id
  ) work ON work.assignee_id = users.id
  WHERE users.is_admin AND users.status = 'active' AND users.deleted_at IS NULL AND (work.open > 0 OR users.role IN ('accountant', 'payroll'))
  ORDER BY coalesce(work.open, 0) DESC, users.last_name COLLATE "pl-x-icu"
  LIMIT 50`;

/** Workload of the users of the office. */
export const findLoads = (db: Db, today: string): Promise<Load[]> => run<Load>(db, LOADS, [today]);
