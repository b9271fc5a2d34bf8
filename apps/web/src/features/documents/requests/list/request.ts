import type { components } from '@biuro/contract';
import type { FiltersOf, ListRequest } from '#ui/list/list-request.ts';

type Schemas = components['schemas'];
type CallFilters = FiltersOf<'/document-requests'>;

/** Without `status` the list shows what companies still have to answer. `of_month` is the month. */
type RequestFilters = Omit<CallFilters, 'status' | 'open' | 'month'> & {
  status?: CallFilters['status'] | 'any';
  of_month?: CallFilters['month'];
};

interface RequestListContract {
  path: '/document-requests';
  column: Schemas['DocumentRequestColumn'];
  sort: Schemas['DocumentRequestSort'];
  filters: RequestFilters;
}

export const requestListRequest: ListRequest<RequestListContract> = {
  path: '/document-requests',
  name: 'requests',
  sort: { key: 'due_date', order: 'asc' },
  toCall: ({ status, of_month: month, ...rest }: RequestFilters = {}): CallFilters => {
    const filters = { ...rest, ...(month && { month }) };
    if (status === 'any') return filters;
    return status ? { ...filters, status } : { ...filters, open: true };
  },
};
