import type { components, operations } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { ListQuestion } from '../ui/list-question.ts';

type Schemas = components['schemas'];
export type UserFilters = NonNullable<NonNullable<operations['listUsers']['parameters']['query']>['filters']>;

export const userQuestion: ListQuestion<Schemas['UserRow'], UserFilters> = {
  name: 'users',
  sort: { key: 'first_name' satisfies Schemas['UserSort'], order: 'asc' },
  page: (api, query, signal) => unwrap(api.GET('/users', { params: { query }, signal: signal ?? null })),
};
