import { sql } from 'kysely';
import type { Db } from '#platform/database/database.ts';

/** Active sessions of a user, the current one first. */
export function listSessions(db: Db, userId: string, currentId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'client', 'user_agent', 'ip', 'created_at', 'last_active_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where(sql<Date>`last_active_at + idle_limit`, '>', sql<Date>`now()`)
    .orderBy(sql`id = ${currentId}`, 'desc')
    .orderBy('last_active_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Returns the ended session, if the user has it. */
export const deleteSession = (db: Db, userId: string, id: string) =>
  db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['client', 'user_agent'])
    .executeTakeFirst();

export async function deleteSessions(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Returns how many have ended. */
export async function deleteOtherSessions(db: Db, userId: string, exceptId: string): Promise<number> {
  const others = db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', exceptId);
  const { numDeletedRows } = await others.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
