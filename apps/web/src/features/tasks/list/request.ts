import type { components } from '@biuro/contract';
import type { FiltersOf, ListRequest } from '#ui/list/list-request.ts';

type Schemas = components['schemas'];
type CallFilters = FiltersOf<'/tasks'>;

/** Without `open` the list shows open tasks, except where a status is asked for by name. */
type TaskFilters = Omit<CallFilters, 'open'> & { open?: 'false' | 'any' };

interface TaskListContract {
  path: '/tasks';
  column: Schemas['TaskColumn'];
  sort: Schemas['TaskSort'];
  filters: TaskFilters;
}

export const taskRequest: ListRequest<TaskListContract> = {
  path: '/tasks',
  name: 'tasks',
  sort: { key: 'due_at', order: 'asc' },
  months: 'each',
  toCall: callFilters,
};

/** The filters of the call. */
export function callFilters({ open, ...filters }: TaskFilters = {}): CallFilters {
  if (open === 'any') return filters;
  if (open === 'false') return { ...filters, open: false };
  return filters.status ? filters : { ...filters, open: true };
}
