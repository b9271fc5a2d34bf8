import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';

/** Begins as the keys of users do: a change of any of them makes this old, too. */
export const officePeopleKey = ['users', 'office'] as const;

/** Everybody in the office who can be given work, by name; undefined until they are known. */
export function useOfficePeople(enabled = true): components['schemas']['PersonRef'][] | undefined {
  const api = useApi();
  return useQuery({
    queryKey: officePeopleKey,
    queryFn: async ({ signal }) => (await unwrap(api.GET('/office/people', { signal }))).data,
    enabled,
  }).data;
}
