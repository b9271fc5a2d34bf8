import type { components, operations } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { ListQuestion } from '#ui/list/list-request.ts';

type Schemas = components['schemas'];
export type CompanyFilters = NonNullable<NonNullable<operations['listCompanies']['parameters']['query']>['filters']>;

export const companyQuestion: ListQuestion<Schemas['CompanyRow'], CompanyFilters> = {
  name: 'companies',
  sort: { key: 'name' satisfies Schemas['CompanySort'], order: 'asc' },
  page: (api, query, signal) => unwrap(api.GET('/companies', { params: { query }, signal: signal ?? null })),
};
