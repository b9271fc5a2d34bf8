import type { Updateable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db } from '#platform/database/database.ts';
import type { SavedViewsTable } from '#platform/database/tables/companies.ts';

const LIST = 'companies';

/** The user's own and shared ones, in the order in which they were saved. */
export const listSavedViews = (db: Db, userId: string) =>
  db
    .selectFrom('saved_views')
    .select(['id', 'name', 'query', 'shared', 'user_id'])
    .where('list', '=', LIST)
    .where((is) => is.or([is('user_id', '=', userId), is('shared', '=', true)]))
    .orderBy('id')
    .execute();

export async function insertSavedView(
  db: Db,
  userId: string,
  view: { name: string; query: string; shared: boolean },
): Promise<void> {
  await db
    .insertInto('saved_views')
    .values({ ...view, id: uuid(), user_id: userId, list: LIST, created_at: undefined })
    .execute();
}

export const updateSavedView = (db: Db, id: string, view: Updateable<SavedViewsTable>) =>
  db.updateTable('saved_views').set(view).where('id', '=', id).where('list', '=', LIST).execute();

export const deleteSavedView = (db: Db, id: string) =>
  db.deleteFrom('saved_views').where('id', '=', id).where('list', '=', LIST).execute();
