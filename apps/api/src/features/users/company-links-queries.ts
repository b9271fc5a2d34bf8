import type { components } from '@biuro/contract';
import type { Db } from '#platform/database/database.ts';

export type CompanyLink = components['schemas']['UserCompanyLink'];

export async function existingCompanies(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('companies').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map((row) => row.id));
}

/** Replaces the user's companies. */
export async function replaceLinks(db: Db, userId: string, links: CompanyLink[]): Promise<void> {
  await db.deleteFrom('company_users').where('user_id', '=', userId).execute();
  if (links.length === 0) return;
  await db
    .insertInto('company_users')
    .values(links.map(({ id, role }) => ({ user_id: userId, company_id: id, role })))
    .execute();
}
