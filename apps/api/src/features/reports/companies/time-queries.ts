import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import { budgetOf, entriesOf, type ReportRequest } from '../uptimes/entries.ts';

export interface CompanyTime {
  /** Null for work without a company. */
  company: { id: string; name: string } | null;
  seconds: number;
  entries: number;
  billable_seconds: number;
  peak_seconds: number;
  budget_seconds: number | null;
}

export interface PersonTime {
  user: { id: string; name: string };
  seconds: number;
  entries: number;
}

/** Sums per company, the most time first. The peak window of a month is its 5th to 20th day. */
export async function sumCompanies(db: Db, request: ReportRequest): Promise<CompanyTime[]> {
  const { rows } = await sql<CompanyTime>`
    WITH spent AS (
      SELECT uptimes.company_id, sum(uptimes.seconds)::bigint AS seconds, count(*) AS entries,
        coalesce(sum(uptimes.seconds) FILTER (WHERE uptimes.billable), 0)::bigint AS billable_seconds,
        coalesce(sum(uptimes.seconds) FILTER (WHERE extract(day FROM uptimes.day) BETWEEN 5 AND 20), 0)::bigint AS peak_seconds
      FROM ${entriesOf(request)} GROUP BY uptimes.company_id)
    SELECT CASE WHEN companies.id IS NOT NULL THEN json_build_object('id', companies.id, 'name', companies.name) END AS company,
      spent.seconds, spent.entries, spent.billable_seconds, spent.peak_seconds, ${budgetOf(request)}::bigint AS budget_seconds
    FROM spent LEFT JOIN companies ON companies.id = spent.company_id
    ORDER BY spent.seconds DESC, companies.name COLLATE "pl-x-icu"`.execute(db);
  return rows;
}

export async function sumPeople(db: Db, request: ReportRequest): Promise<PersonTime[]> {
  const { rows } = await sql<PersonTime>`
    WITH spent AS (
      SELECT uptimes.user_id, sum(uptimes.seconds)::bigint AS seconds, count(*) AS entries
      FROM ${entriesOf(request)} GROUP BY uptimes.user_id)
    SELECT json_build_object('id', users.id, 'name', users.first_name || ' ' || users.last_name) AS user, spent.seconds, spent.entries
    FROM spent JOIN users ON users.id = spent.user_id
    ORDER BY spent.seconds DESC, users.last_name COLLATE "pl-x-icu", users.id`.execute(db);
  return rows;
}

export async function sumSeconds(db: Db, request: ReportRequest): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT coalesce(sum(uptimes.seconds), 0)::bigint AS seconds FROM ${entriesOf(request)}`.execute(db);
  return rows[0]?.seconds ?? 0;
}
