import type { components, operations } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { ListQuestion } from '#ui/list/list-request.ts';

type Schemas = components['schemas'];
export type LiabilityFilters = NonNullable<
  NonNullable<operations['listLiabilities']['parameters']['query']>['filters']
>;

export const liabilityQuestion: ListQuestion<Schemas['Liability'], LiabilityFilters> = {
  name: 'liabilities',
  sort: { key: 'due_date' satisfies Schemas['LiabilitySort'], order: 'desc' },
  page: (api, query, signal) => unwrap(api.GET('/liabilities', { params: { query }, signal: signal ?? null })),
};
