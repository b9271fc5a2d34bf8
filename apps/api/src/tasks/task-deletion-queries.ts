import { sql } from 'kysely';
import type { Db } from '../app/database/database.ts';
import { KEPT_TASK } from '../app/settlement/kept-work.ts';

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
