import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../app/use-portal.ts';

type UserRow = components['schemas']['UserRow'];

/** Everybody who can look after a company; undefined until they are known. */
export function useOfficePeople(): UserRow[] | undefined {
  const api = useApi();
  const query = { filters: { isAdmin: 'true', status: 'active' }, limit: 100 } as const;
  return useQuery({
    queryKey: ['users', 'office'],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/users', { params: { query }, signal }))).data,
  }).data;
}
