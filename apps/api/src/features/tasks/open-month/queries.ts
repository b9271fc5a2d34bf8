import type { components } from '@biuro/contract';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { PARTNER, type Partner } from '#domain/settlement/partners.ts';
import type { Db } from '#platform/database/database.ts';
import type { DeclarationsTable, LiabilitiesTable, TasksTable } from '#platform/database/tables/settlements.ts';
import type { PlannedDeclaration, PlannedLiability, Profile } from './plan.ts';

export interface OpenedCompany extends Profile {
  has_settlement: boolean;
  has_payroll: boolean;
}

type Required<T, K extends keyof T> = { [P in K]-?: Exclude<T[P], undefined> };

export type NewTask = Required<
  Insertable<TasksTable>,
  | 'id'
  | 'company_id'
  | 'kind'
  | 'title'
  | 'period'
  | 'assignee_id'
  | 'reviewer_id'
  | 'docs_due_at'
  | 'due_at'
  | 'time_budget_minutes'
  | 'client_visible'
> & { checklist: components['schemas']['ChecklistItem'][] };
export type NewLiability = PlannedLiability & Required<Insertable<LiabilitiesTable>, 'id' | 'task_id' | 'company_id'>;
export type NewDeclaration = PlannedDeclaration &
  Required<Insertable<DeclarationsTable>, 'id' | 'task_id' | 'company_id'>;

const profileColumns = [
  'id',
  'name',
  'short_name',
  'company_type',
  'vat_number',
  'lifecycle',
  'contract_from',
  'contract_to',
  'books_form',
  'taxation_form',
  'income_period',
  'vat_status',
  'vat_period',
  'vat_eu',
  'zus_scheme',
  'zus_account',
  'zus_deadline_own',
  'has_employees',
  'ppk',
  'pfron',
  'owner_id',
  'payroll_owner_id',
  'reviewer_id',
  'time_budget_minutes',
  'docs_due_day',
] as const satisfies readonly (keyof Profile)[];

const PARTNERS = sql<Partner[]>`(
  SELECT coalesce(json_agg(${sql.raw(PARTNER)} ORDER BY place), '[]')
  FROM company_partners WHERE company_id = companies.id)`.as('partners');

/** The next companies by id, with what each already has for the month. */
export const nextCompanies = (
  db: Db,
  { month, after, limit }: { month: string; after: string | undefined; limit: number },
): Promise<OpenedCompany[]> =>
  db
    .selectFrom('companies')
    .select([...profileColumns, PARTNERS])
    .select([hasTask('settlement', month).as('has_settlement'), hasTask('payroll', month).as('has_payroll')])
    .$if(after !== undefined, (query) => query.where('id', '>', after as string))
    .orderBy('id')
    .limit(limit)
    .execute();

const hasTask = (kind: NewTask['kind'], month: string) => sql<boolean>`EXISTS (
  SELECT FROM tasks
  WHERE company_id = companies.id AND kind = ${kind} AND period = ${month}
    AND kind NOT IN ('correction', 'one_off') AND status <> 'cancelled')`;

export async function countCompanies(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('companies')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Ids of the inserted tasks; existing ones are skipped. */
export async function insertTasks(db: Db, tasks: NewTask[], createdBy: string | null): Promise<Set<string>> {
  if (tasks.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    INSERT INTO tasks (id, company_id, kind, title, period, assignee_id, reviewer_id, docs_due_at, due_at, checklist,
      time_budget_minutes, client_visible, created_by)
    SELECT id, company_id, kind, title, period, assignee_id, reviewer_id, docs_due_at, due_at, checklist,
      time_budget_minutes, client_visible, ${createdBy}
    FROM json_to_recordset(${JSON.stringify(tasks)}) AS task (
      id uuid, company_id uuid, kind text, title text, period text, assignee_id uuid, reviewer_id uuid, docs_due_at date,
      due_at date, checklist jsonb, time_budget_minutes int, client_visible boolean)
    ON CONFLICT DO NOTHING
    RETURNING id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function insertLiabilities(db: Db, liabilities: NewLiability[]): Promise<void> {
  if (liabilities.length === 0) return;
  await sql`
    INSERT INTO liabilities (id, task_id, company_id, partner_id, partner, kind, period, statutory_date, due_date, recipient, account,
      transfer_symbol, transfer_period, title)
    SELECT * FROM json_to_recordset(${JSON.stringify(liabilities)}) AS liability (
      id uuid, task_id uuid, company_id uuid, partner_id uuid, partner text, kind text, period text, statutory_date date, due_date date, recipient text, account text,
      transfer_symbol text, transfer_period text, title text)`.execute(db);
}

export async function insertDeclarations(db: Db, declarations: NewDeclaration[]): Promise<void> {
  if (declarations.length === 0) return;
  await sql`
    INSERT INTO declarations (id, task_id, company_id, form, period, due_date)
    SELECT * FROM json_to_recordset(${JSON.stringify(declarations)}) AS declaration (
      id uuid, task_id uuid, company_id uuid, form text, period text, due_date date)`.execute(db);
}

export const findProfile = (db: Db, companyId: string): Promise<Profile | undefined> =>
  db
    .selectFrom('companies')
    .select([...profileColumns, PARTNERS])
    .where('id', '=', companyId)
    .executeTakeFirst();
