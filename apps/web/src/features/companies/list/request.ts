import type { components } from '@biuro/contract';
import type { FiltersOf, ListRequest } from '#ui/list/list-request.ts';

type Schemas = components['schemas'];

interface CompanyListContract {
  path: '/companies';
  column: Schemas['CompanyColumn'];
  sort: Schemas['CompanySort'];
  filters: FiltersOf<'/companies'>;
}

export const companyRequest: ListRequest<CompanyListContract> = {
  path: '/companies',
  name: 'companies',
  sort: { key: 'name', order: 'asc' },
  months: 'state',
};
