import type { components } from '@biuro/contract';
import { isLate } from '#domain/settlement/late-task.ts';
import { type Db, run } from '#platform/database/database.ts';

type Load = components['schemas']['OfficeHomeAnswer']['data']['team'][number];

const SQL = `
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

/** Who of the office has how much to do. */
export const findLoads = (db: Db, today: string): Promise<Load[]> => run<Load>(db, SQL, [today]);
