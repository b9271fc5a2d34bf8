import type { components } from '@biuro/contract';
import type { FiltersOf, ListRequest } from '#ui/list/list-request.ts';

type Schemas = components['schemas'];

/** The list is looked at by whose people it shows; the call knows that as two filters. */
type UserFilters = Omit<FiltersOf<'/users'>, 'isAdmin' | 'mine'> & { people?: 'office' | 'clients' | 'mine' };

const people = {
  office: { isAdmin: 'true' },
  clients: { isAdmin: 'false' },
  mine: { mine: true },
} satisfies Record<NonNullable<UserFilters['people']>, FiltersOf<'/users'>>;

interface UserListContract {
  path: '/users';
  column: Schemas['UserColumn'];
  sort: Schemas['UserSort'];
  filters: UserFilters;
}

export const userRequest: ListRequest<UserListContract> = {
  path: '/users',
  name: 'users',
  sort: { key: 'first_name', order: 'asc' },
  toCall: ({ people: whose, ...others }) => ({ ...others, ...(whose && people[whose]) }),
};
