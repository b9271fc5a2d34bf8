import type { components } from '@biuro/contract';
import type { FiltersOf, ListRequest } from '#ui/list/list-request.ts';

type Schemas = components['schemas'];
type CallFilters = FiltersOf<'/documents'>;

/**
 * Without `state` the list shows what is to be checked, except where a status is asked for by name. `of_month` is the month: under its own
 * name the address would hold the month of a list that shows one month at a time.
 */
type DocumentFilters = Omit<CallFilters, 'state' | 'month'> & {
  state?: CallFilters['state'] | 'any';
  of_month?: CallFilters['month'];
};

interface DocumentListContract {
  path: '/documents';
  column: Schemas['DocumentColumn'];
  sort: Schemas['DocumentSort'];
  filters: DocumentFilters;
}

export const documentRequest: ListRequest<DocumentListContract> = {
  path: '/documents',
  name: 'documents',
  sort: { key: 'created_at', order: 'desc' },
  toCall: callFilters,
};

/** The filters of the call. */
export function callFilters({ state, of_month: month, ...rest }: DocumentFilters = {}): CallFilters {
  const filters = { ...rest, ...(month && { month }) };
  if (state === 'any') return filters;
  if (state) return { ...filters, state };
  return filters.status ? filters : { ...filters, state: 'to_check' };
}
