import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../app/database/database.ts';
import type { CompanyUsersTable, LiabilitiesTable } from '../app/database/tables.ts';

/** A liability as a change of it wants it: with what its task and its company have to say. */
const joined = (db: Db) =>
  db
    .selectFrom('liabilities')
    .innerJoin('tasks', 'tasks.id', 'liabilities.task_id')
    .innerJoin('companies', 'companies.id', 'liabilities.company_id')
    .leftJoin('users as reviewer', 'reviewer.id', 'tasks.reviewer_id')
    .selectAll('liabilities')
    .select([
      'tasks.status as task_status',
      'tasks.assignee_id',
      'tasks.reviewer_id',
      sql<string | null>`reviewer.first_name || ' ' || reviewer.last_name`.as('reviewer'),
      'companies.name as company',
      'companies.vat_number',
      'companies.company_type',
      'companies.taxation_form',
      'companies.income_period',
      'companies.vat_period',
      'companies.zus_account',
    ]);

export type LiabilityRow = Awaited<ReturnType<typeof findLiabilities>>[number];

/** Locked until the transaction ends, in an order in which no two callers wait for each other. */
export const lockLiabilities = (db: Db, ids: string[]) =>
  joined(db)
    .where('liabilities.id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .orderBy('liabilities.id')
    .forUpdate('liabilities')
    .execute();

export const findLiabilities = (db: Db, ids: string[]) =>
  joined(db)
    .where('liabilities.id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .orderBy(sql`companies.name COLLATE "pl-x-icu"`)
    .orderBy('liabilities.due_date')
    .orderBy('liabilities.id')
    .execute();

/** Task and payer of a liability that is to be added; the task cannot be changed until the transaction ends. */
export const lockTaskOfNew = (db: Db, id: string) =>
  db
    .selectFrom('tasks')
    .innerJoin('companies', 'companies.id', 'tasks.company_id')
    .where('tasks.id', '=', id)
    .select([
      'tasks.id',
      'tasks.period',
      'tasks.status',
      'tasks.company_id',
      'companies.vat_number',
      'companies.company_type',
      'companies.taxation_form',
      'companies.income_period',
      'companies.vat_period',
      'companies.zus_account',
    ])
    .forShare('tasks')
    .executeTakeFirst();

export const insertLiability = (db: Db, row: Omit<Insertable<LiabilitiesTable>, 'created_at' | 'updated_at'>) =>
  db
    .insertInto('liabilities')
    .values({ ...row, created_at: undefined, updated_at: undefined })
    .execute();

/** Lock it first. */
export const updateLiability = (db: Db, id: string, values: Updateable<LiabilitiesTable>) =>
  db
    .updateTable('liabilities')
    .set({ ...values, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

/** The first look of a client; the version stays, so that nobody who is editing has to choose because of it. False when it was read before. */
export async function markRead(db: Db, id: string): Promise<boolean> {
  const result = await db
    .updateTable('liabilities')
    .set({ status: 'read', read_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** What somebody is to a company. */
export async function roleIn(
  db: Db,
  userId: string,
  companyId: string,
): Promise<CompanyUsersTable['role'] | undefined> {
  const link = await db
    .selectFrom('company_users')
    .select('role')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return link?.role;
}
