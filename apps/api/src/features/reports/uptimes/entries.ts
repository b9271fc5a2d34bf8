import { type RawBuilder, sql } from 'kysely';
import type { Span } from '../span.ts';

/** Which entries a report is about. */
export interface ReportRequest extends Span {
  companyId?: string;
  userId?: string | undefined;
  category?: string | undefined;
}

/** Finished entries of these days. */
export function entriesOf({ from, to, companyId, userId, category }: ReportRequest): RawBuilder<unknown> {
  const only = (column: string, value: string | undefined) =>
    value === undefined ? sql`` : sql`AND ${sql.ref(column)} = ${value}`;
  return sql`uptimes WHERE uptimes.seconds IS NOT NULL AND uptimes.day BETWEEN ${from}::date AND ${to}::date
    ${only('uptimes.company_id', companyId)} ${only('uptimes.user_id', userId)} ${only('uptimes.category', category)}`;
}

/** Budgets of the tasks with a date in these days; null without any. */
export const budgetOf = ({ from, to }: Span) =>
  sql`(SELECT sum(tasks.time_budget_minutes) * 60 FROM tasks
    WHERE tasks.company_id = companies.id AND tasks.status <> 'cancelled' AND tasks.due_at BETWEEN ${from}::date AND ${to}::date)`;
