import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';
import type { AuditTable } from '#platform/database/tables/operations.ts';

type Entry = Omit<Insertable<AuditTable>, 'actor_name' | 'at'>;

/** The name is stored with the entry, because the account may be deleted later. */
export async function insertAudit(db: Db, entries: Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const nameOf = (id: string | null = null) =>
    sql<string | null>`(SELECT first_name || ' ' || last_name FROM users WHERE id = ${id})`;
  await db
    .insertInto('audit')
    .values(entries.map((entry) => ({ ...entry, actor_name: nameOf(entry.actor_id), at: undefined })))
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
