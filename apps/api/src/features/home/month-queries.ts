import { areDocumentsMissing, GOES_ON, inStage, isUnfinished, TO_TELL } from '#domain/settlement/task-conditions.ts';
import { type Db, run } from '#platform/database/database.ts';
import { IS_WHOSE, type Whose } from './office-home-queries.ts';

/** Counts of a month: of its settlements, and of their liabilities. */
export interface MonthCounts {
  settlements: number;
  documents: number;
  in_work: number;
  liabilities: number;
  to_publish: number;
  published: number;
  overdue: number;
}

const LIABILITIES = `liabilities JOIN tasks ON tasks.id = liabilities.task_id
  WHERE tasks.month = $1 AND ${GOES_ON} AND liabilities.status <> 'not_applicable' AND ${IS_WHOSE}`;

/** Each number equals the total of a list with the filters that the web app links to. */
const NOW = `
  SELECT * FROM (
    SELECT count(*) FILTER (WHERE ${GOES_ON})::int AS settlements,
      count(*) FILTER (WHERE ${areDocumentsMissing('tasks')})::int AS documents,
      count(*) FILTER (WHERE ${inStage(`'work'`)})::int AS in_work
    FROM tasks WHERE tasks.month = $1 AND tasks.kind = 'settlement' AND ${IS_WHOSE}
  ) of_tasks CROSS JOIN (
    SELECT count(*)::int AS liabilities,
      count(*) FILTER (WHERE ${TO_TELL})::int AS to_publish,
      count(*) FILTER (WHERE liabilities.state NOT IN ('to_calculate', 'to_publish'))::int AS published,
      count(*) FILTER (WHERE liabilities.state = 'open' AND liabilities.due_date < $3::date)::int AS overdue
    FROM ${LIABILITIES}
  ) of_liabilities`;

/** The same at a moment in the past, as far as dates tell. */
const THEN = `
  WITH owed AS (
    SELECT liabilities.task_id, liabilities.result IS DISTINCT FROM 'zero' AND coalesce(liabilities.published_at > $3::timestamptz, true) AS to_publish,
      liabilities.due_date < $3::timestamptz::date AND liabilities.result = 'payable' AND liabilities.published_at <= $3::timestamptz
        AND coalesce(liabilities.paid_at > $3::timestamptz::date, true) AS overdue
    FROM ${LIABILITIES}
  ), by_task AS (
    SELECT task_id, NOT bool_or(to_publish) AS told FROM owed GROUP BY task_id
  ), settlements AS (
    SELECT tasks.docs_due_at < ($3::timestamptz AT TIME ZONE 'Europe/Warsaw')::date AS documents_due,
      coalesce(tasks.documents_confirmed_at <= $3::timestamptz, tasks.status IN ('published', 'closed')) AS complete,
      coalesce(by_task.told, tasks.status IN ('published', 'closed')) AS told
    FROM tasks LEFT JOIN by_task ON by_task.task_id = tasks.id
    WHERE tasks.month = $1 AND tasks.kind = 'settlement' AND ${GOES_ON} AND ${IS_WHOSE}
  )
  SELECT * FROM (
    SELECT count(*)::int AS settlements, count(*) FILTER (WHERE NOT complete AND documents_due)::int AS documents,
      count(*) FILTER (WHERE complete AND NOT told)::int AS in_work FROM settlements
  ) of_tasks CROSS JOIN (
    SELECT count(*)::int AS liabilities, count(*) FILTER (WHERE to_publish)::int AS to_publish,
      count(*) FILTER (WHERE NOT to_publish)::int AS published, count(*) FILTER (WHERE overdue)::int AS overdue FROM owed
  ) of_liabilities`;

async function count(db: Db, sql: string, values: unknown[]): Promise<MonthCounts> {
  const [counts] = await run<MonthCounts>(db, sql, values);
  if (!counts) throw new Error('An aggregate without a row');
  return counts;
}

/** Counts of a month today. */
export const countMonth = (db: Db, period: string, today: string, whose: Whose) =>
  count(db, NOW, [period, whose, today]);

/** Counts of a month at a moment in the past. */
export const countMonthAt = (db: Db, period: string, at: Date, whose: Whose) => count(db, THEN, [period, whose, at]);

const BEFORE = `
  SELECT count(*)::int AS count, min(tasks.month) AS oldest FROM tasks
  WHERE tasks.month < $1 AND ${isUnfinished('tasks')} AND ${IS_WHOSE}`;

/** Tasks of earlier months that the office has not finished. */
export async function countUnfinishedBefore(db: Db, month: string, whose: Whose) {
  const [found] = await run<{ count: number; oldest: string | null }>(db, BEFORE, [month, whose]);
  return found ?? { count: 0, oldest: null };
}
