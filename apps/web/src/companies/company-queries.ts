import type { components } from '@biuro/contract';
import { answerOf, unwrap } from '@biuro/core/api/unwrap.ts';
import { isVisible } from '@biuro/core/config/config.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConfig } from '../app/use-navigation.ts';
import { useApi } from '../app/use-portal.ts';
import { takeEarly } from '../ui/list-question.ts';
import type { ListSource } from '../ui/list-source.ts';
import { type CompanyFilters, companyQuestion } from './company-question.ts';

type Schemas = components['schemas'];
type Company = Schemas['Company'];

const keys = {
  all: ['companies'] as const,
  lists: ['companies', 'list'] as const,
  one: (id: string) => ['companies', 'one', id] as const,
  history: (id: string, page: number) => ['companies', 'one', id, 'history', page] as const,
};

/** The calls behind the list. */
export function useCompanySource(): ListSource<Company, CompanyFilters> {
  const api = useApi();
  const exports = isVisible(useConfig(), 'company', 'export');
  return useMemo(
    () => ({
      key: keys.lists,
      page: (query, signal) => companyQuestion.page(api, query, signal),
      early: (query) => takeEarly(companyQuestion, query),
      ...(exports && {
        file: (query) => answerOf(api.GET('/companies/export', { params: { query }, parseAs: 'blob' })),
      }),
    }),
    [api, exports],
  );
}

/** One company; until its own answer comes, what a list on the way here knew of it. */
export function useCompany(id: string) {
  const { find } = useCompanyCalls();
  const client = useQueryClient();
  return useQuery({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => find(id, signal),
    placeholderData: () => {
      const lists = client.getQueriesData<Schemas['CompanyPage']>({ queryKey: keys.lists });
      return lists.flatMap(([, page]) => page?.data ?? []).find((company) => company.id === id);
    },
  });
}

/** Who changed what about a company. */
export function useCompanyHistory(id: string, page: number) {
  const api = useApi();
  const params = { path: { id }, query: { page, limit: 10 } };
  return useQuery({
    queryKey: keys.history(id, page),
    queryFn: ({ signal }) => unwrap(api.GET('/companies/{id}/history', { params, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The calls themselves. They throw what the server has against them. */
export function useCompanyCalls() {
  const api = useApi();
  const client = useQueryClient();
  /** The saved company is known; everything else about companies may have changed with it. */
  const keep = (company: Company) => {
    void client.invalidateQueries({ queryKey: keys.all });
    client.setQueryData(keys.one(company.id), company);
    return company;
  };
  return {
    find: async (id: string, signal?: AbortSignal) =>
      (await unwrap(api.GET('/companies/{id}', { params: { path: { id } }, signal }))).data,
    add: async (body: Schemas['NewCompany'], key: string) =>
      keep((await unwrap(api.POST('/companies', { params: { header: { 'Idempotency-Key': key } }, body }))).data),
    change: async (id: string, body: Schemas['CompanyUpdate']) =>
      keep((await unwrap(api.PUT('/companies/{id}', { params: { path: { id } }, body }))).data),
  };
}
