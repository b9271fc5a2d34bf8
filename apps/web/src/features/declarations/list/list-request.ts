import type { components, operations } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { ListQuestion } from '#ui/list/list-request.ts';

type Schemas = components['schemas'];
type Asked = NonNullable<NonNullable<operations['listDeclarations']['parameters']['query']>['filters']>;

/** What the address may hold. Without `open` the list shows what is still to be sent, except where a status is asked for by name. */
export type DeclarationFilters = Omit<Asked, 'open'> & { open?: 'any' };

export const declarationQuestion: ListQuestion<Schemas['Declaration'], DeclarationFilters> = {
  name: 'declarations',
  sort: { key: 'due_date' satisfies Schemas['DeclarationSort'], order: 'asc' },
  page: (api, { filters, ...query }, signal) =>
    unwrap(
      api.GET('/declarations', {
        params: { query: { ...query, filters: askedFilters(filters) } },
        signal: signal ?? null,
      }),
    ),
};

/** The filters of the call. */
export function askedFilters({ open, ...filters }: DeclarationFilters = {}): Asked {
  return open === 'any' || filters.status ? filters : { ...filters, open: true };
}
