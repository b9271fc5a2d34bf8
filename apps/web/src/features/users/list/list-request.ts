import type { components, operations } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { ListQuestion } from '#ui/list/list-request.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['listUsers']['parameters']['query']>;
type Filters = NonNullable<Query['filters']>;
/** The list is looked at by whose people it shows; the call knows that as two filters. */
export type UserFilters = Omit<Filters, 'isAdmin' | 'mine'> & { people?: 'office' | 'clients' | 'mine' };

const people = {
  office: { isAdmin: 'true' },
  clients: { isAdmin: 'false' },
  mine: { mine: true },
} satisfies Record<NonNullable<UserFilters['people']>, Filters>;

/** What is asked about users, as the call takes it. */
export function userQuery<Asked extends { filters?: UserFilters }>({ filters, ...asked }: Asked) {
  if (!filters) return asked;
  const { people: whose, ...others } = filters;
  return { ...asked, filters: { ...others, ...(whose && people[whose]) } };
}

export const userQuestion: ListQuestion<Schemas['UserRow'], UserFilters> = {
  name: 'users',
  sort: { key: 'first_name' satisfies Schemas['UserSort'], order: 'asc' },
  page: (api, query, signal) =>
    unwrap(api.GET('/users', { params: { query: userQuery(query) }, signal: signal ?? null })),
};
