import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';

type Schemas = components['schemas'];
export type User = Schemas['User'];

export const userKeys = {
  all: ['users'] as const,
  lists: ['users', 'list'] as const,
  deleted: ['users', 'deleted'] as const,
  one: (id: string) => ['users', 'one', id] as const,
  history: (id: string, page: number) => ['users', 'one', id, 'history', page] as const,
};

export function useUserRecord(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: userKeys.one(id),
    queryFn: async ({ signal }) => (await unwrap(api.GET('/users/{id}', { params: { path: { id } }, signal }))).data,
    // An invited person fills in their own name meanwhile: what is known is shown, and asked for again.
    refetchOnMount: 'always',
  });
}

/** Who changed what about a user. */
export function useUserHistory(id: string, page: number) {
  const api = useApi();
  const params = { path: { id }, query: { page, limit: 10 } };
  return useQuery({
    queryKey: userKeys.history(id, page),
    queryFn: ({ signal }) => unwrap(api.GET('/users/{id}/history', { params, signal })),
    placeholderData: keepPreviousData,
  });
}
