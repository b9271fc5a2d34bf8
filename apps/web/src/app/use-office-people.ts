import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from './use-portal.ts';

type UserRow = components['schemas']['UserRow'];

/** Everybody in the office who can be given work; undefined until they are known. */
export function useOfficePeople(): UserRow[] | undefined {
  const api = useApi();
  const query = { filters: { isAdmin: 'true', status: 'active' }, limit: 100, sort: 'first_name:asc' } as const;
  return useQuery({
    queryKey: ['users', 'office'],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/users', { params: { query }, signal }))).data,
  }).data;
}
