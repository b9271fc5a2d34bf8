import { type Selectable, sql } from 'kysely';
import type { Db } from '../app/database/database.ts';
import type { CompanyUsersTable } from '../app/database/tables.ts';

type Role = CompanyUsersTable['role'];

export const listPeople = (db: Db, companyId: string) =>
  db
    .selectFrom('company_users')
    .innerJoin('users', 'users.id', 'company_users.user_id')
    .where('company_users.company_id', '=', companyId)
    .select(['users.id', 'users.email', 'company_users.role'])
    .select(sql<string>`users.first_name || ' ' || users.last_name`.as('name'))
    .orderBy(sql`users.last_name COLLATE "pl-x-icu"`)
    .orderBy('users.id')
    .execute();

/** The client with this address, in whatever case it was typed; people of the office see every company anyway. */
export const findClient = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('is_admin', '=', false)
    .where('status', '!=', 'deactivated')
    .executeTakeFirst();

export async function addPerson(db: Db, row: Selectable<CompanyUsersTable>): Promise<void> {
  await db
    .insertInto('company_users')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'company_id']).doUpdateSet({ role: row.role satisfies Role }),
    )
    .execute();
}

export async function removePerson(db: Db, companyId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('company_users')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
