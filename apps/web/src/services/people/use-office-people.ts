import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';

/** Begins like the keys of users, so that a change of a user makes it stale, too. */
export const officePeopleKey = ['users', 'office'] as const;

/** The people of the office to whom work can be assigned, by name; undefined while loading. */
export function useOfficePeople(enabled = true): components['schemas']['PersonRef'][] | undefined {
  const api = useApi();
  return useQuery({
    queryKey: officePeopleKey,
    queryFn: async ({ signal }) => (await unwrap(api.GET('/office/people', { signal }))).data,
    enabled,
  }).data;
}
