import type { components } from '@biuro/contract';
import type { FiltersOf, ListRequest } from '#ui/list/list-request.ts';

type Schemas = components['schemas'];

interface LiabilityListContract {
  path: '/liabilities';
  column: Schemas['LiabilityColumn'];
  sort: Schemas['LiabilitySort'];
  filters: FiltersOf<'/liabilities'>;
}

export const liabilityRequest: ListRequest<LiabilityListContract> = {
  path: '/liabilities',
  name: 'liabilities',
  sort: { key: 'due_date', order: 'asc' },
  months: 'each',
};
