import type { components } from '@biuro/contract';
import type { FiltersOf, ListRequest } from '#ui/list/list-request.ts';

type Schemas = components['schemas'];
type CallFilters = FiltersOf<'/declarations'>;

/** Without `open` the list shows what is still to be sent, except where a status is asked for by name. */
type DeclarationFilters = Omit<CallFilters, 'open'> & { open?: 'any' };

interface DeclarationListContract {
  path: '/declarations';
  column: Schemas['DeclarationColumn'];
  sort: Schemas['DeclarationSort'];
  filters: DeclarationFilters;
}

export const declarationRequest: ListRequest<DeclarationListContract> = {
  path: '/declarations',
  name: 'declarations',
  sort: { key: 'due_date', order: 'asc' },
  toCall: callFilters,
};

/** The filters of the call. */
export function callFilters({ open, ...filters }: DeclarationFilters = {}): CallFilters {
  return open === 'any' || filters.status ? filters : { ...filters, open: true };
}
