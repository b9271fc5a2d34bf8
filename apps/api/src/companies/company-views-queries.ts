import { v7 as uuid } from 'uuid';
import type { Db } from '../app/database/database.ts';

const LIST = 'companies';

/** In the order in which they were saved. */
export const listViews = (db: Db, userId: string) =>
  db
    .selectFrom('saved_views')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', userId)
    .where('list', '=', LIST)
    .orderBy('id')
    .execute();

export async function insertView(db: Db, userId: string, view: { name: string; query: string }): Promise<void> {
  await db
    .insertInto('saved_views')
    .values({ ...view, id: uuid(), user_id: userId, list: LIST, created_at: undefined })
    .execute();
}

/** False when this person has no such view. */
export async function deleteView(db: Db, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('list', '=', LIST)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}
