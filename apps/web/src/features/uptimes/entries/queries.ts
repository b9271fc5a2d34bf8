import type { components } from '@biuro/contract';
import type { Api } from '@biuro/core/api/client.ts';
import { answerOf, unwrap } from '@biuro/core/api/unwrap.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';
import type { FileFormat } from '#ui/list/source.ts';
import type { Filters } from './address.ts';
import type { Entry } from './form/values.ts';

export type MonthRow = components['schemas']['UptimeMonth'];

/** All keys begin with the first word, so that a change makes everything about working time old. */
const uptimeKeys = {
  all: ['uptimes'] as const,
  entries: (filters: Filters, atMost: number) => ['uptimes', 'entries', filters, atMost] as const,
  summary: (filters: Filters) => ['uptimes', 'summary', filters] as const,
  one: (id: string) => ['uptimes', 'one', id] as const,
  months: ['uptimes', 'months'] as const,
  history: (id: string, page: number) => ['uptimes', 'history', id, page] as const,
  settlements: (company: string) => ['tasks', 'of', company] as const,
};

const PAGE = 100;

/** Entries of these filters, earliest first, up to so many; with how many there are. */
export function useEntries(filters: Filters, atMost: number) {
  const api = useApi();
  return useQuery({
    queryKey: uptimeKeys.entries(filters, atMost),
    queryFn: ({ signal }) => readEntries(api, filters, atMost, signal),
    placeholderData: keepPreviousData,
  });
}

async function readEntries(api: Api, filters: Filters, atMost: number, signal: AbortSignal) {
  const entries: Entry[] = [];
  let total = 0;
  let cursor: string | undefined;
  do {
    const query = { filters, sort: 'start_date:asc', limit: PAGE, ...(cursor !== undefined && { cursor }) };
    const { data, meta } = await unwrap(api.GET('/uptimes', { params: { query }, signal }));
    entries.push(...data);
    total = meta.total;
    cursor = meta.next;
  } while (cursor !== undefined && entries.length < atMost);
  return { entries, total };
}

export function useSummary(filters: Filters) {
  const api = useApi();
  return useQuery({
    queryKey: uptimeKeys.summary(filters),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/uptimes/summary', { params: { query: { filters } }, signal }))).data,
    placeholderData: keepPreviousData,
  });
}

export function useEntry(id: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: uptimeKeys.one(id ?? ''),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/uptimes/{id}', { params: { path: { id: id ?? '' } }, signal }))).data,
    enabled: id !== undefined,
  });
}

export function useEntryHistory(id: string, page: number) {
  const api = useApi();
  const params = { path: { id }, query: { page, limit: 10 } };
  return useQuery({
    queryKey: uptimeKeys.history(id, page),
    queryFn: ({ signal }) => unwrap(api.GET('/uptimes/{id}/history', { params, signal })),
    placeholderData: keepPreviousData,
  });
}

export function useMonths() {
  const api = useApi();
  return useQuery({
    queryKey: uptimeKeys.months,
    queryFn: async ({ signal }) => (await unwrap(api.GET('/uptimes/months', { signal }))).data,
  });
}

/** Settlements of a company to which time can be written, newest first. */
export function useSettlements(company: string | undefined) {
  const api = useApi();
  const query = { filters: { company_id: company ?? '' }, sort: 'period:desc', limit: 25 };
  return useQuery({
    queryKey: uptimeKeys.settlements(company ?? ''),
    queryFn: async ({ signal }) => (await unwrap(api.GET('/tasks', { params: { query }, signal }))).data,
    enabled: company !== undefined,
  }).data;
}

/** The entries of these filters as a file. */
export const fileOf = (api: Api, filters: Filters, format: FileFormat) =>
  answerOf(
    api.GET('/uptimes/export', { params: { query: { filters, format, sort: 'start_date:asc' } }, parseAs: 'blob' }),
  );
