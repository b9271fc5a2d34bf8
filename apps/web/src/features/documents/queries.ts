import type { components } from '@biuro/contract';
import type { Api } from '@biuro/core';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';
import type { DocumentFile } from './statuses.ts';

type Schemas = components['schemas'];

export const documentKeys = {
  lists: ['documents', 'list'] as const,
  deleted: ['documents', 'deleted'] as const,
  one: (id: string) => ['documents', 'one', id] as const,
  history: (id: string, page: number) => ['documents', 'one', id, 'history', page] as const,
  file: (id: string, number: number, name: string) => ['documents', 'one', id, 'file', number, name] as const,
  address: (id: string, number: number, name: string) => ['documents', 'one', id, 'address', number, name] as const,
  desk: ['documents', 'desk'] as const,
  mine: ['documents', 'mine'] as const,
};

/** One document; until its own answer comes, what a list on the way here knew of it. */
export function useDocument(id: string) {
  const api = useApi();
  const client = useQueryClient();
  return useQuery({
    queryKey: documentKeys.one(id),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/documents/{id}', { params: { path: { id } }, signal }))).data,
    placeholderData: () => {
      const lists = client.getQueriesData<Schemas['DocumentPage']>({ queryKey: documentKeys.lists });
      return lists.flatMap(([, page]) => page?.data ?? []).find((document) => document.id === id);
    },
    refetchOnMount: 'always',
  });
}

export function useDocumentHistory(id: string, page: number) {
  const api = useApi();
  return useQuery({
    queryKey: documentKeys.history(id, page),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/documents/{id}/history', { params: { path: { id }, query: { page, limit: 10 } }, signal })),
  });
}

/** Milliseconds for which an address is taken to work: less than the minute of the server. */
const ADDRESS_LIFE = 50_000;

/** Where a picture shows one of the files from. The page that shows it keeps it; the next asks for another. */
export const useFileAddress = (id: string, file: DocumentFile) => useQuery(fileAddressQuery(useApi(), id, file));

export const fileAddressQuery = (api: Api, id: string, { number, name, size }: DocumentFile) =>
  queryOptions({
    queryKey: documentKeys.address(id, number, `${name} ${size}`),
    queryFn: async ({ signal }) => {
      const call = api.GET('/documents/{id}/files/{number}/address', { params: { path: { id, number } }, signal });
      return (await unwrap(call)).data.url;
    },
    staleTime: ADDRESS_LIFE,
    gcTime: ADDRESS_LIFE,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Milliseconds that a file stays in memory after the page has left it. */
const KEPT = 60_000;

/** The bytes of one file. */
export const useDocumentFile = (id: string, file: DocumentFile) => useQuery(documentFileQuery(useApi(), id, file));

/** Its name and size tell a file from the one that has taken its place since. */
export const documentFileQuery = (api: Api, id: string, { number, name, size }: DocumentFile) =>
  queryOptions({
    queryKey: documentKeys.file(id, number, `${name} ${size}`),
    queryFn: ({ signal }) => {
      const params = { path: { id, number } };
      return unwrap(api.GET('/documents/{id}/files/{number}', { params, parseAs: 'blob', signal }));
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT,
  });

/** How many documents of a company come with one answer. */
const SHOWN = 50;

/** What was handed over for a month, or for all, the newest first. */
export function useMyDocuments(companyId: string | undefined, month: string | undefined) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...documentKeys.mine, companyId, month],
    queryFn: ({ pageParam: page, signal }) => {
      const query = { page, limit: SHOWN, ...(companyId && { company_id: companyId }), ...(month && { month }) };
      return unwrap(api.GET('/documents/my', { params: { query }, signal }));
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.limit < meta.total ? meta.page + 1 : undefined),
    enabled: companyId !== undefined,
  });
}
