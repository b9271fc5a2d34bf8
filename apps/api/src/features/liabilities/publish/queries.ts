import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';

/** Number of people per company who are notified: active representatives and authorised people. */
export async function countRecipients(db: Db, companyIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('company_users')
    .innerJoin('users', 'users.id', 'company_users.user_id')
    .where('company_users.company_id', '=', sql<string>`ANY (${companyIds}::uuid[])`)
    .where('company_users.role', 'in', ['representative', 'authorised'])
    .where('users.status', '=', 'active')
    .where('users.deleted_at', 'is', null)
    .groupBy('company_users.company_id')
    .select(['company_users.company_id', sql<number>`count(*)`.as('people')])
    .execute();
  return new Map(rows.map(({ company_id, people }) => [company_id, people]));
}

/** Lock them first. */
export const markPublished = (db: Db, ids: string[]) =>
  db
    .updateTable('liabilities')
    .set({
      status: 'published',
      published_at: sql<Date>`now()`,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', sql<string>`ANY (${ids}::uuid[])`)
    .execute();
