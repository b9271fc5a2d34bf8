import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { Company } from '../company.ts';

export interface ManagedCompany {
  id: string;
  name: string;
  lifecycle: Company['lifecycle'];
  managerId: string | null;
  reviewerId: string | null;
  /** The current manager, payroll manager or reviewer. */
  personId: string | null;
  person: string | null;
}

const COLUMNS = { owner: 'owner_id', payroll_owner: 'payroll_owner_id', reviewer: 'reviewer_id' } as const;
type Action = keyof typeof COLUMNS;

const fullName = sql<string>`users.first_name || ' ' || users.last_name`;

/** The existing companies by id, locked in a fixed order to prevent deadlocks. */
export async function lockManaged(db: Db, ids: string[], action: Action): Promise<Map<string, ManagedCompany>> {
  const column = COLUMNS[action];
  const rows = await db
    .selectFrom('companies')
    .leftJoin('users', 'users.id', `companies.${column}`)
    .select(['companies.id', 'companies.name', 'companies.lifecycle', `companies.${column} as personId`])
    .select(['companies.owner_id as managerId', 'companies.reviewer_id as reviewerId'])
    .select(fullName.$castTo<string | null>().as('person'))
    .where('companies.id', 'in', ids)
    .orderBy('companies.id')
    .forNoKeyUpdate('companies')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export const nameOf = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select(fullName.as('name'))
    .where('id', '=', id)
    .executeTakeFirst()
    .then((person) => person?.name ?? null);

export async function setPerson(db: Db, ids: string[], action: Action, userId: string | null): Promise<void> {
  await db
    .updateTable('companies')
    .set((set) => ({ [COLUMNS[action]]: userId, version: set('version', '+', 1), updated_at: sql`now()` }))
    .where('id', 'in', ids)
    .execute();
}
