import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../app/use-portal.ts';
import { type ListQuery, listParameters } from '../ui/list-query.ts';
import { companyTypes, lifecycles } from './company-terms.ts';

type Schemas = components['schemas'];

/** What the list of companies may be asked for: sort keys and filters of `listCompanies`. */
export const companyListShape = {
  sortKeys: ['name', 'company_type', 'vat_number', 'owner'],
  sort: { key: 'name', order: 'asc' },
  filters: { company_type: companyTypes, lifecycle: lifecycles },
} as const;

const keys = {
  all: ['companies'] as const,
  lists: ['companies', 'list'] as const,
  one: (id: string) => ['companies', 'one', id] as const,
};

export function useCompanies(query: ListQuery<typeof companyListShape>) {
  const api = useApi();
  const parameters = listParameters(query);
  return useQuery({
    queryKey: [...keys.lists, parameters],
    queryFn: ({ signal }) => unwrap(api.GET('/companies', { params: { query: parameters }, signal })),
    placeholderData: keepPreviousData,
  });
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

/** The calls themselves. They throw what the server has against them. */
export function useCompanyCalls() {
  const api = useApi();
  const client = useQueryClient();
  /** The saved company is known; everything else about companies may have changed with it. */
  const keep = (company: Schemas['Company']) => {
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
