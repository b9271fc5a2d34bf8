import type { components } from '@biuro/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { Span } from '../span.ts';
import { entriesOf, type ReportRequest } from '../uptimes/entries.ts';

type Category = components['schemas']['UptimeCategory'];

export interface Cell {
  month: string;
  category: Category;
  seconds: number;
  entries: number;
}

/** Sums per month and category. */
export async function sumCategories(db: Db, request: ReportRequest): Promise<Cell[]> {
  const { rows } = await sql<Cell>`
    SELECT to_char(uptimes.day, 'YYYY-MM') AS month, uptimes.category, sum(uptimes.seconds)::bigint AS seconds, count(*) AS entries
    FROM ${entriesOf(request)} GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
  return rows;
}

/** Budgets of the tasks of a company, by the month of their date. */
export async function sumBudgets(db: Db, companyId: string, { from, to }: Span): Promise<Map<string, number>> {
  const { rows } = await sql<{ month: string; seconds: number }>`
    SELECT to_char(due_at, 'YYYY-MM') AS month, (sum(time_budget_minutes) * 60)::bigint AS seconds FROM tasks
    WHERE company_id = ${companyId} AND status <> 'cancelled' AND time_budget_minutes IS NOT NULL
      AND due_at BETWEEN ${from}::date AND ${to}::date
    GROUP BY 1`.execute(db);
  return new Map(rows.map(({ month, seconds }) => [month, seconds]));
}
