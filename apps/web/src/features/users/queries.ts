import type { components } from '@biuro/contract';
import { answerOf, unwrap } from '@biuro/core/api/unwrap.ts';
import { isVisible } from '@biuro/core/config/config.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { asking } from '#ui/list/list-request.ts';
import type { ListSource } from '#ui/list/source.ts';
import { type UserFilters, userQuery, userQuestion } from './list/list-request.ts';
import type { UserRow } from './values.ts';

type Schemas = components['schemas'];
export type User = Schemas['User'];

export const userKeys = {
  all: ['users'] as const,
  lists: ['users', 'list'] as const,
  deleted: ['users', 'deleted'] as const,
  one: (id: string) => ['users', 'one', id] as const,
  history: (id: string, page: number) => ['users', 'one', id, 'history', page] as const,
};

/** The calls behind the list. */
export function useUserSource(): ListSource<UserRow, UserFilters> {
  const api = useApi();
  const exports = isVisible(useConfig(), 'users', 'export');
  return useMemo(
    () => ({
      key: userKeys.lists,
      ...asking(userQuestion, api),
      ids: async (query) => (await unwrap(api.GET('/users/ids', { params: { query: userQuery(query) } }))).data,
      ...(exports && {
        file: (query) => answerOf(api.GET('/users/export', { params: { query: userQuery(query) }, parseAs: 'blob' })),
      }),
    }),
    [api, exports],
  );
}

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
