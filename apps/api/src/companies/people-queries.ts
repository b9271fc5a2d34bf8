import { type Selectable, sql } from 'kysely';
import type { Db } from '../app/database/database.ts';
import type { CompanyUsersTable } from '../app/database/tables.ts';

export type CompanyRole = CompanyUsersTable['role'];

const fullName = sql<string>`users.first_name || ' ' || users.last_name`;

export const listPeople = (db: Db, companyId: string) =>
  db
    .selectFrom('company_users')
    .innerJoin('users', 'users.id', 'company_users.user_id')
    .where('company_users.company_id', '=', companyId)
    .where('users.deleted_at', 'is', null)
    .select(['users.id', 'users.email', 'company_users.role'])
    .select(fullName.as('name'))
    .orderBy(sql`users.last_name COLLATE "pl-x-icu"`)
    .orderBy('users.id')
    .execute();

/** The client with this address, in whatever case it was typed; people of the office see every company anyway. */
export const findClient = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', fullName.as('name')])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('is_admin', '=', false)
    .where('status', '!=', 'deactivated')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** What somebody is to a company now. */
export async function roleOf(db: Db, companyId: string, userId: string): Promise<CompanyRole | undefined> {
  const link = db.selectFrom('company_users').select('role').where('company_id', '=', companyId);
  return (await link.where('user_id', '=', userId).executeTakeFirst())?.role;
}

export async function addPerson(db: Db, row: Selectable<CompanyUsersTable>): Promise<void> {
  await db
    .insertInto('company_users')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'company_id']).doUpdateSet({ role: row.role satisfies CompanyRole }),
    )
    .execute();
}

/** Who was taken away and what they were; undefined when the company has no such person. */
export const removePerson = (db: Db, companyId: string, userId: string) =>
  db
    .deleteFrom('company_users')
    .using('users')
    .whereRef('users.id', '=', 'company_users.user_id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .returning(['company_users.role', fullName.as('name')])
    .executeTakeFirst();
