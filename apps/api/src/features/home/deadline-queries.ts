import type { components } from '@biuro/contract';
import { GOES_ON, TO_FILE, TO_TELL } from '#domain/settlement/open-work.ts';
import { type Db, run } from '#platform/database/database.ts';
import { IS_WHOSE, type Whose } from './visible-companies.ts';

export type Deadline = components['schemas']['OfficeHomeAnswer']['data']['deadlines'][number];

const AHEAD = 45;

const SQL = `
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

/** The next days on which something is due: what is to be paid and sent, and what is left to do for it. */
export const findDeadlines = (db: Db, today: string, whose: Whose): Promise<Deadline[]> =>
  run<Deadline>(db, SQL, [today, whose]);
