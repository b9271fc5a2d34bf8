import type { components } from '@biuro/contract';
import { areDocumentsMissing, CLOSABLE, isLate, TO_FILE } from '#domain/settlement/task-conditions.ts';
import { type Db, run } from '#platform/database/database.ts';
import { IS_WHOSE, type Whose } from './office-home-queries.ts';

export type Attention = components['schemas']['OfficeHomeAnswer']['data']['attention'][number];

/** Most urgent first. */
const REASONS: Attention['reason'][] = [
  'declaration_late',
  'late',
  'rejected',
  'declaration_due',
  'late_docs',
  'overdue',
  'to_confirm',
  'documents_complete',
  'review',
  'correction',
  'due_soon',
  'staff_report',
  'change_request',
  'documents_missing',
  'unassigned',
  'closable',
];

/** Days before a date. */
const NEAR = 3;

const TASK = `json_build_object('id', tasks.id, 'title', tasks.title, 'kind', tasks.kind, 'period', tasks.period, 'status', tasks.status)`;
const LIABILITY = `json_build_object('id', liabilities.id, 'kind', liabilities.kind, 'period', liabilities.period, 'partner', liabilities.partner,
  'amount', liabilities.amount::text, 'due_date', liabilities.due_date)`;
const DECLARATION = `json_build_object('id', declarations.id, 'task_id', declarations.task_id, 'form', declarations.form,
  'period', declarations.period, 'due_date', declarations.due_date)`;
const REPORT = `json_build_object('id', staff_reports.id, 'kind', staff_reports.kind, 'employee', employees.first_name || ' ' || employees.last_name)`;

const rankOf = (reason: string) => `array_position(ARRAY['${REASONS.join(`', '`)}'], ${reason})`;

/** Each task once, with its most urgent reason. */
const TASKS = `
  SELECT DISTINCT ON (tasks.id) reason.name AS reason, tasks.company_id, reason.date, 1 AS count, json_build_object('task', ${TASK}) AS subject
  FROM tasks CROSS JOIN LATERAL (
    SELECT 'late' AS name, tasks.due_at AS date WHERE ${isLate('tasks')}
    UNION ALL SELECT 'rejected', declarations.due_date FROM declarations
      WHERE declarations.task_id = tasks.id AND declarations.status = 'rejected'
    UNION ALL SELECT 'late_docs', NULL WHERE tasks.late_docs
    UNION ALL SELECT 'documents_complete', tasks.due_at WHERE tasks.status = 'complete'
    UNION ALL SELECT 'review', tasks.due_at WHERE tasks.status = 'review'
    UNION ALL SELECT 'due_soon', tasks.due_at WHERE tasks.due_at BETWEEN $1::date AND $1::date + ${NEAR}
      AND tasks.status IN ('booking', 'clarification', 'booked', 'calculated', 'correcting')
    UNION ALL SELECT 'documents_missing', tasks.docs_due_at WHERE ${areDocumentsMissing('tasks')}
    UNION ALL SELECT 'unassigned', tasks.due_at WHERE tasks.assignee_id IS NULL
  ) reason
  WHERE tasks.is_open AND ${IS_WHOSE}
  ORDER BY tasks.id, ${rankOf('reason.name')}`;

/** Payments by company. */
const PAYMENTS = `
  SELECT CASE liabilities.state WHEN 'open' THEN 'overdue' ELSE 'to_confirm' END, liabilities.company_id, min(liabilities.due_date),
    count(*)::int, json_build_object('liability', (array_agg(${LIABILITY} ORDER BY liabilities.due_date, liabilities.id))[1])
  FROM liabilities JOIN tasks ON tasks.id = liabilities.task_id
  WHERE (liabilities.state = 'to_confirm' OR liabilities.state = 'open' AND liabilities.due_date < $1::date) AND ${IS_WHOSE}
  GROUP BY liabilities.company_id, liabilities.state`;

/** Changed amounts that wait for a reviewer. */
const CORRECTIONS = `
  SELECT 'correction', liabilities.company_id, liabilities.due_date, 1, json_build_object('liability', ${LIABILITY})
  FROM liabilities JOIN tasks ON tasks.id = liabilities.task_id
  WHERE liabilities.pending IS NOT NULL AND ($2::uuid IS NULL OR tasks.reviewer_id = $2::uuid)`;

/** Declarations by form and day, because they are filed together. */
const DECLARATIONS = `
  SELECT CASE WHEN declarations.due_date < $1::date THEN 'declaration_late' ELSE 'declaration_due' END,
    (array_agg(companies.id ORDER BY companies.name COLLATE "pl-x-icu", declarations.id))[1], declarations.due_date, count(*)::int,
    json_build_object('declaration', (array_agg(${DECLARATION} ORDER BY companies.name COLLATE "pl-x-icu", declarations.id))[1])
  FROM declarations JOIN tasks ON tasks.id = declarations.task_id JOIN companies ON companies.id = declarations.company_id
  WHERE ${TO_FILE} AND declarations.due_date <= $1::date + ${NEAR} AND ${IS_WHOSE}
  GROUP BY declarations.form, declarations.due_date`;

/** Staff reports by company. */
const REPORTS = `
  SELECT 'staff_report', staff_reports.company_id, min(staff_reports.created_at)::date, count(*)::int,
    json_build_object('report', (array_agg(${REPORT} ORDER BY staff_reports.created_at))[1])
  FROM staff_reports JOIN companies ON companies.id = staff_reports.company_id
    LEFT JOIN employees ON employees.id = staff_reports.employee_id
  WHERE staff_reports.status = 'sent' AND ($2::uuid IS NULL OR coalesce(companies.payroll_owner_id, companies.owner_id) = $2::uuid)
  GROUP BY staff_reports.company_id`;

/** Change requests of clients. */
const CHANGES = `
  SELECT 'change_request', change_requests.company_id, change_requests.created_at::date, 1, '{}'::json
  FROM change_requests JOIN companies ON companies.id = change_requests.company_id
  WHERE change_requests.status = 'sent' AND ($2::uuid IS NULL OR coalesce(companies.owner_id, companies.payroll_owner_id) = $2::uuid)`;

/** All closable tasks as one entry, because they are closed together. */
const CLOSABLES = `
  SELECT 'closable', (array_agg(tasks.company_id ORDER BY tasks.due_at, tasks.id))[1], NULL::date, count(*)::int,
    json_build_object('task', (array_agg(${TASK} ORDER BY tasks.due_at, tasks.id))[1])
  FROM tasks WHERE ${CLOSABLE} AND ${IS_WHOSE} HAVING count(*) > 0`;

const SQL = `
  WITH things AS ((${TASKS}) UNION ALL ${PAYMENTS} UNION ALL ${CORRECTIONS} UNION ALL ${DECLARATIONS} UNION ALL ${REPORTS} UNION ALL ${CHANGES} UNION ALL ${CLOSABLES})
  SELECT json_build_object('reason', reason, 'company', json_build_object('id', companies.id, 'name', companies.name),
      'task', subject -> 'task', 'liability', subject -> 'liability', 'declaration', subject -> 'declaration', 'report', subject -> 'report',
      'date', date, 'days', date - $1::date, 'count', count) AS line,
    count(*) OVER ()::int AS total
  FROM things JOIN companies ON companies.id = things.company_id
  ORDER BY ${rankOf('reason')}, date NULLS LAST, companies.name COLLATE "pl-x-icu"
  LIMIT 20`;

/** What the office has to do, most urgent first. */
export async function findAttention(db: Db, today: string, whose: Whose) {
  const rows = await run<{ line: Attention; total: number }>(db, SQL, [today, whose]);
  return { lines: rows.map(({ line }) => line), total: rows[0]?.total ?? 0 };
}
