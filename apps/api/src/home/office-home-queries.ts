import type { components } from '@biuro/contract';
import { sql } from 'kysely';
import type { Db } from '../app/database/database.ts';
import { isLate } from '../app/settlement/late-task.ts';

type Home = components['schemas']['OfficeHomeAnswer']['data'];
export type Attention = Home['attention'][number];

/** Whose work: that of one person of the office, or everybody's. */
export type Whose = string | null;

const person = (column: string) =>
  sql.raw(`json_build_object('id', ${column}.id, 'name', ${column}.first_name || ' ' || ${column}.last_name)`);

const DONE = sql.raw(`('published', 'read', 'paid', 'confirmed', 'not_applicable')`);

const TASK = sql.raw(
  `json_build_object('id', tasks.id, 'title', tasks.title, 'kind', tasks.kind, 'period', tasks.period, 'status', tasks.status)`,
);
const LIABILITY =
  sql.raw(`json_build_object('id', liabilities.id, 'kind', liabilities.kind, 'period', liabilities.period,
  'amount', liabilities.amount::text, 'due_date', liabilities.due_date)`);

const isWhose = (whose: Whose) =>
  whose === null
    ? sql`true`
    : sql`(tasks.assignee_id = ${whose}::uuid OR (tasks.status = 'review' AND tasks.reviewer_id = ${whose}::uuid))`;

/**
 * What waits for the office, most urgent first. A task stands there once, with the most urgent of its reasons; payments and staff reports
 * stand once for a company, with their number.
 */
export async function findAttention(
  db: Db,
  today: string,
  whose: Whose,
): Promise<{ lines: Attention[]; total: number }> {
  const { rows } = await sql<{ line: Attention; total: number }>`
    WITH reasons AS (
      SELECT DISTINCT ON (tasks.id) reason.rank, reason.name AS reason, tasks.company_id, reason.date, ${TASK} AS task,
        NULL::json AS liability, NULL::json AS report, 1 AS count
      FROM tasks CROSS JOIN LATERAL (
        SELECT 1 AS rank, 'late' AS name, tasks.due_at AS date WHERE ${sql.raw(isLate('tasks'))}
        UNION ALL SELECT 2, 'rejected', declarations.due_date FROM declarations
          WHERE declarations.task_id = tasks.id AND declarations.status = 'rejected'
        UNION ALL SELECT 3, 'late_docs', NULL WHERE tasks.late_docs
        UNION ALL SELECT 6, 'documents_complete', tasks.due_at WHERE tasks.status = 'complete'
        UNION ALL SELECT 7, 'review', tasks.due_at WHERE tasks.status = 'review'
        UNION ALL SELECT 8, 'due_soon', tasks.due_at
          WHERE tasks.due_at BETWEEN ${today}::date AND ${today}::date + 3 AND tasks.status IN ('booking', 'clarification', 'booked', 'calculated', 'correcting')
        UNION ALL SELECT 10, 'documents_missing', tasks.docs_due_at
          WHERE tasks.docs_due_at < ${today}::date AND tasks.status IN ('awaiting_documents', 'incomplete')
        UNION ALL SELECT 11, 'unassigned', tasks.due_at WHERE tasks.assignee_id IS NULL
      ) reason
      WHERE tasks.is_open AND ${isWhose(whose)}
      ORDER BY tasks.id, reason.rank
    ), payments AS (
      SELECT CASE status WHEN 'paid' THEN 5 ELSE 4 END AS rank, CASE status WHEN 'paid' THEN 'to_confirm' ELSE 'overdue' END AS reason,
        liabilities.company_id, min(liabilities.due_date) AS date, NULL::json AS task,
        (array_agg(${LIABILITY} ORDER BY liabilities.due_date, liabilities.id))[1] AS liability, NULL::json AS report, count(*)::int AS count
      FROM (
        SELECT liabilities.* FROM liabilities
        JOIN tasks ON tasks.id = liabilities.task_id
        WHERE (liabilities.status = 'paid' OR (liabilities.status IN ('published', 'read') AND liabilities.result = 'payable' AND liabilities.due_date < ${today}::date))
          AND ${isWhose(whose)}
      ) liabilities
      GROUP BY liabilities.company_id, CASE status WHEN 'paid' THEN 5 ELSE 4 END, CASE status WHEN 'paid' THEN 'to_confirm' ELSE 'overdue' END
    ), reports AS (
      SELECT 9 AS rank, 'staff_report' AS reason, staff_reports.company_id, min(staff_reports.created_at)::date AS date, NULL::json AS task,
        NULL::json AS liability,
        (array_agg(json_build_object('id', staff_reports.id, 'kind', staff_reports.kind, 'employee', employees.first_name || ' ' || employees.last_name)
           ORDER BY staff_reports.created_at))[1] AS report,
        count(*)::int AS count
      FROM staff_reports JOIN companies ON companies.id = staff_reports.company_id
        LEFT JOIN employees ON employees.id = staff_reports.employee_id
      WHERE staff_reports.status = 'sent'
        AND (${whose}::uuid IS NULL OR coalesce(companies.payroll_owner_id, companies.owner_id) = ${whose}::uuid)
      GROUP BY staff_reports.company_id
    ), all_reasons AS (
      SELECT * FROM reasons UNION ALL SELECT * FROM payments UNION ALL SELECT * FROM reports
    )
    SELECT json_build_object('reason', reason, 'company', json_build_object('id', companies.id, 'name', companies.name),
        'task', task, 'liability', liability, 'report', report, 'date', date, 'days', date - ${today}::date, 'count', count) AS line,
      count(*) OVER ()::int AS total
    FROM all_reasons JOIN companies ON companies.id = all_reasons.company_id
    ORDER BY rank, date NULLS LAST, companies.name COLLATE "pl-x-icu"
    LIMIT 20`.execute(db);
  return { lines: rows.map(({ line }) => line), total: rows[0]?.total ?? 0 };
}

/** The next days on which something is due, each with the companies that are not done for it. */
export async function findDeadlines(db: Db, today: string, whose: Whose): Promise<Home['deadlines']> {
  const { rows } = await sql<Home['deadlines'][number]>`
    SELECT liabilities.due_date AS date, min(liabilities.statutory_date) AS statutory_date,
      array_agg(DISTINCT liabilities.kind) AS kinds,
      count(DISTINCT liabilities.company_id) FILTER (WHERE liabilities.status NOT IN ${DONE})::int AS companies_left,
      count(DISTINCT liabilities.company_id)::int AS companies_total
    FROM liabilities JOIN tasks ON tasks.id = liabilities.task_id
    WHERE liabilities.due_date BETWEEN ${today}::date AND ${today}::date + 45 AND tasks.status NOT IN ('cancelled', 'suspended') AND ${isWhose(whose)}
    GROUP BY liabilities.due_date
    ORDER BY liabilities.due_date
    LIMIT 5`.execute(db);
  return rows;
}

interface Counted {
  documents: number;
  in_work: number;
  to_publish: number;
  overdue: number;
  settlements: number;
  liabilities: number;
  published: number;
}

/**
 * Of the settlements of a month, as they stood at a moment: whose documents are not complete, which are in the works, and of their
 * liabilities those that are not published and those that are late.
 */
export async function countMonth(db: Db, period: string, at: Date, whose: Whose): Promise<Counted> {
  const { rows } = await sql<Counted>`
    WITH month AS (
      SELECT tasks.id, coalesce(tasks.documents_confirmed_at <= ${at}, false) AS complete FROM tasks
      WHERE tasks.period = ${period} AND tasks.kind = 'settlement' AND tasks.status NOT IN ('cancelled', 'suspended') AND ${isWhose(whose)}
    ), owed AS (
      SELECT liabilities.task_id, coalesce(liabilities.published_at <= ${at}, false) OR liabilities.status = 'not_applicable' AS published,
        liabilities.due_date < ${at}::date AND liabilities.result = 'payable' AND coalesce(liabilities.published_at <= ${at}, false)
          AND coalesce(liabilities.paid_at > ${at}::date, true) AND liabilities.status <> 'not_applicable' AS late
      FROM liabilities JOIN month ON month.id = liabilities.task_id
    ), by_task AS (
      SELECT task_id, bool_and(published) AS published FROM owed GROUP BY task_id
    )
    SELECT count(*) FILTER (WHERE NOT complete)::int AS documents,
      count(*) FILTER (WHERE complete AND NOT coalesce(by_task.published, false))::int AS in_work,
      count(*)::int AS settlements,
      (SELECT count(*) FILTER (WHERE NOT published)::int FROM owed) AS to_publish,
      (SELECT count(*) FILTER (WHERE late)::int FROM owed) AS overdue,
      (SELECT count(*)::int FROM owed) AS liabilities,
      (SELECT count(*) FILTER (WHERE published)::int FROM owed) AS published
    FROM month LEFT JOIN by_task ON by_task.task_id = month.id`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('An aggregate without a row');
  return counted;
}

/** Who of the office has how much to do. */
export async function findLoads(db: Db, today: string): Promise<Home['team']> {
  const { rows } = await sql<Home['team'][number]>`
    SELECT ${person('users')} AS person,
      (SELECT count(*)::int FROM companies WHERE companies.owner_id = users.id AND companies.lifecycle <> 'ended') AS companies,
      coalesce(work.open, 0) AS open, coalesce(work.late, 0) AS late, coalesce(work.this_week, 0) AS this_week
    FROM users LEFT JOIN (
      SELECT assignee_id, count(*)::int AS open, count(*) FILTER (WHERE ${sql.raw(isLate('tasks'))})::int AS late,
        count(*) FILTER (WHERE due_at BETWEEN ${today}::date AND ${today}::date + 7)::int AS this_week
      FROM tasks WHERE is_open AND assignee_id IS NOT NULL GROUP BY assignee_id
    ) work ON work.assignee_id = users.id
    WHERE users.is_admin AND users.status = 'active' AND users.deleted_at IS NULL AND (work.open > 0 OR users.role IN ('accountant', 'payroll'))
    ORDER BY coalesce(work.open, 0) DESC, users.last_name COLLATE "pl-x-icu"
    LIMIT 50`.execute(db);
  return rows;
}
