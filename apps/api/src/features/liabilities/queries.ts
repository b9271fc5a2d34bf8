import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { CompanyUsersTable } from '#platform/database/tables/companies.ts';
import type { LiabilitiesTable } from '#platform/database/tables/settlements.ts';

/** A liability with the data of its task and its company that a change needs. */
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
      'companies.zus_deadline_own',
    ]);

export type LiabilityRow = Awaited<ReturnType<typeof findLiabilities>>[number];

/**
 * Locks liabilities until the transaction ends: first their settlements, which nobody can close meanwhile, then
 * themselves, in a fixed order that prevents deadlocks. `update` is for callers that change the settlements too: with
 * shared locks, two of them that each have a part of one settlement would not see each other's changes.
 */
export async function lockLiabilities(db: Db, ids: string[], settlements: 'share' | 'update' = 'share') {
  const chosen = sql<string>`ANY (${ids}::uuid[])`;
  await db
    .selectFrom('tasks')
    .select('id')
    .where('id', 'in', (part) => part.selectFrom('liabilities').select('task_id').where('liabilities.id', '=', chosen))
    .orderBy('id')
    .$call((tasks) => (settlements === 'update' ? tasks.forUpdate() : tasks.forShare()))
    .execute();
  return joined(db).where('liabilities.id', '=', chosen).orderBy('liabilities.id').forUpdate('liabilities').execute();
}

export const findLiabilities = (db: Db, ids: string[]) =>
  joined(db)
    .where('liabilities.id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .orderBy(sql`companies.name COLLATE "pl-x-icu"`)
    .orderBy('liabilities.due_date')
    .orderBy('liabilities.id')
    .execute();

/** Task and payer of a new liability; the task is locked until the transaction ends. */
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
      'companies.zus_deadline_own',
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

/**
 * Records that a client has read it, without changing the version, so that open forms stay valid. False when it was
 * read before.
 */
export async function markRead(db: Db, id: string): Promise<boolean> {
  const result = await db
    .updateTable('liabilities')
    .set({ status: 'read', read_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** A company of the caller in which they are more than an employee, as a payer. */
export const findPayer = (db: Db, companyId: string, userId: string) =>
  db
    .selectFrom('companies')
    .innerJoin('company_users', 'company_users.company_id', 'companies.id')
    .select(['companies.id', 'companies.name', 'companies.vat_number', 'companies.bank_accounts'])
    .where('companies.id', '=', companyId)
    .where('company_users.user_id', '=', userId)
    .where('company_users.role', '<>', 'employee')
    .executeTakeFirst();

/** Published liabilities of a company that are not paid in full and can be transferred, by due date. */
export const findToTransfer = (db: Db, companyId: string, id: string | undefined) =>
  db
    .selectFrom('liabilities')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('status', 'in', ['published', 'read'])
    .where('result', '=', 'payable')
    .where('account', 'is not', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id as string))
    .orderBy('due_date')
    .orderBy('id')
    .execute();

/** The user's role in a company. */
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
