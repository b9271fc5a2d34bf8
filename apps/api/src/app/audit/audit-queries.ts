import { type Insertable, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { AuditTable } from '../database/tables.ts';

/** The name is kept with the entry: it must still be there when the account is gone. */
export async function insertAudit(db: Db, entry: Omit<Insertable<AuditTable>, 'actor_name' | 'at'>): Promise<void> {
  const name = sql<string | null>`(SELECT first_name || ' ' || last_name FROM users WHERE id = ${entry.actor_id})`;
  await db
    .insertInto('audit')
    .values({ ...entry, actor_name: name, at: undefined })
    .execute();
}

export async function listAudit(db: Db, entity: string, id: string, { page, limit }: { page: number; limit: number }) {
  const entries = db.selectFrom('audit').where('entity', '=', entity).where('entity_id', '=', id);
  const rows = await entries
    .select(['id', 'at', 'actor_name as actor', 'action', 'changes'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await entries.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
