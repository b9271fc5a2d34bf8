import { sql } from 'kysely';
import { KEPT_TASK } from '#domain/settlement/kept-work.ts';
import type { Db } from '#platform/database/database.ts';

/** Whether something of the task must be there for years. */
export async function isKept(db: Db, id: string): Promise<boolean> {
  const task = await db
    .selectFrom('tasks')
    .select('id')
    .where('id', '=', id)
    .where(sql.raw<boolean>(KEPT_TASK))
    .executeTakeFirst();
  return task !== undefined;
}
