import { type Selectable, sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { CompanyUsersTable } from '#platform/database/tables/companies.ts';

export type CompanyRole = CompanyUsersTable['role'];

const fullName = sql<string>`users.first_name || ' ' || users.last_name`;

/**
 * The client with this address, ignoring case; users of the office see every company anyway. Locked until the
 * transaction ends: whatever changes a person's companies locks the person first.
 */
export const lockClient = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', fullName.as('name')])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('is_admin', '=', false)
    .where('status', '!=', 'deactivated')
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** A user who exists, locked in the same way. */
export const lockPerson = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select(['id', fullName.as('name')])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Increments the version, so that a form that was opened before gets a conflict. */
export async function noteChange(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set((set) => ({ updated_at: sql`now()`, version: set('version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
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

export async function removePerson(db: Db, companyId: string, userId: string): Promise<void> {
  await db.deleteFrom('company_users').where('company_id', '=', companyId).where('user_id', '=', userId).execute();
}
