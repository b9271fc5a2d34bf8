import { unwrap } from '@biuro/core/api/unwrap.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';
import type { ReportQuery, Span } from './address.ts';

const always = { placeholderData: keepPreviousData, refetchOnMount: 'always' } as const;

export function useCompaniesUptimes(query: ReportQuery) {
  const api = useApi();
  return useQuery({
    queryKey: ['reports', 'companies', query],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/reports/companies-uptimes', { params: { query }, signal }))).data,
    ...always,
  });
}

export function useProfitability(query: ReportQuery) {
  const api = useApi();
  return useQuery({
    queryKey: ['reports', 'profitability', query],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/reports/profitability', { params: { query }, signal }))).data,
    ...always,
  });
}

export function useSettlementsReport(id: string, { from, to }: Span) {
  const api = useApi();
  const params = { path: { id }, query: { from, to } };
  return useQuery({
    queryKey: ['reports', 'settlements', id, from, to],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/reports/{id}', { params, signal }))).data,
    ...always,
  });
}

export function useUptimesReport(id: string, query: ReportQuery) {
  const api = useApi();
  return useQuery({
    queryKey: ['reports', 'uptimes', id, query],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/reports/{id}/uptimes', { params: { path: { id }, query }, signal }))).data,
    ...always,
  });
}

export function useWorkersReport(id: string, query: ReportQuery & { page: number }) {
  const api = useApi();
  const params = { path: { id }, query: { ...query, limit: 50 } };
  return useQuery({
    queryKey: ['reports', 'workers', id, query],
    queryFn: ({ signal }) => unwrap(api.GET('/reports/{id}/workeruptimes', { params, signal })),
    ...always,
  });
}
