import type { Updateable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db } from '#platform/database/database.ts';
import type { SavedViewsTable } from '#platform/database/tables/companies.ts';

const LIST = 'companies';

/** One's own and those that others share, in the order in which they were saved. */
export const listViews = (db: Db, userId: string) =>
  db
    .selectFrom('saved_views')
    .select(['id', 'name', 'query', 'shared', 'user_id'])
    .where('list', '=', LIST)
    .where((is) => is.or([is('user_id', '=', userId), is('shared', '=', true)]))
    .orderBy('id')
    .execute();

export async function insertView(
  db: Db,
  userId: string,
  view: { name: string; query: string; shared: boolean },
): Promise<void> {
  await db
    .insertInto('saved_views')
    .values({ ...view, id: uuid(), user_id: userId, list: LIST, created_at: undefined })
    .execute();
}

export const updateView = (db: Db, id: string, view: Updateable<SavedViewsTable>) =>
  db.updateTable('saved_views').set(view).where('id', '=', id).where('list', '=', LIST).execute();

export const deleteView = (db: Db, id: string) =>
  db.deleteFrom('saved_views').where('id', '=', id).where('list', '=', LIST).execute();
