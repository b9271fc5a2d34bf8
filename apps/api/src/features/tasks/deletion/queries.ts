import { sql } from 'kysely';
import { RETAINED_TASK } from '#domain/settlement/retention.ts';
import type { Db } from '#platform/database/database.ts';

/** Whether something of the task must be there for years. */
export async function isRetained(db: Db, id: string): Promise<boolean> {
  const task = await db
    .selectFrom('tasks')
    .select('id')
    .where('id', '=', id)
    .where(sql.raw<boolean>(RETAINED_TASK))
    .executeTakeFirst();
  return task !== undefined;
}
