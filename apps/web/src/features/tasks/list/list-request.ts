import type { components, operations } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { ListQuestion } from '#ui/list/list-request.ts';

type Schemas = components['schemas'];
type Asked = NonNullable<NonNullable<operations['listTasks']['parameters']['query']>['filters']>;

/** What the address may hold. Without `open` the list shows open tasks, except where a status is asked for by name. */
export type TaskFilters = Omit<Asked, 'open'> & { open?: 'false' | 'any' };

export const taskQuestion: ListQuestion<Schemas['TaskRow'], TaskFilters> = {
  name: 'tasks',
  sort: { key: 'due_at' satisfies Schemas['TaskSort'], order: 'asc' },
  page: (api, { filters, ...query }, signal) =>
    unwrap(
      api.GET('/tasks', { params: { query: { ...query, filters: askedFilters(filters) } }, signal: signal ?? null }),
    ),
};

/** The filters of the call. */
export function askedFilters({ open, ...filters }: TaskFilters = {}): Asked {
  if (open === 'any') return filters;
  if (open === 'false') return { ...filters, open: false };
  return filters.status ? filters : { ...filters, open: true };
}
