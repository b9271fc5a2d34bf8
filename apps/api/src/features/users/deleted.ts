import { instant, moment } from '#platform/database/list/columns.ts';
import { createList } from '#platform/database/list/list.ts';
import type { Handlers } from '#platform/http/contract/handlers.ts';

/** Deleted users who can still be restored: see `purge.ts`. */
const deletedList = createList<'listDeletedUsers', 'deleted_at'>({
  name: 'deleted users',
  tags: ['users'],
  from: 'users',
  id: 'users.id',
  where: "users.deleted_at > now() - interval '30 days'",
  search: 'users.search_text',
  columns: {
    id: 'users.id',
    first_name: 'users.first_name',
    last_name: 'users.last_name',
    email: 'users.email',
    role: 'users.role',
    deleted_at: instant('users.deleted_at'),
  },
  sort: { deleted_at: moment('users.deleted_at') },
  defaultSort: 'deleted_at:desc',
  filters: {},
  exports: {},
});

export const deletedHandlers = {
  async listDeletedUsers({ query }, context) {
    return { status: 200, json: await deletedList.page(context, { name: 'all' }, query ?? {}) };
  },
} satisfies Partial<Handlers>;
