import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';

type Schemas = components['schemas'];
export type CompanyView = Schemas['CompanyView'];

const key = ['companies', 'views'] as const;

/** Views that every office has, those that people of this office share and one's own, with the number of companies in each. */
export function useCompanyViews() {
  const api = useApi();
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await unwrap(api.GET('/companies/views', { signal }))).data,
  });
}

/** The calls themselves. They throw what the server has against them. */
export function useViewCalls() {
  const api = useApi();
  const client = useQueryClient();
  return {
    save: async (body: Schemas['NewCompanyView'], idempotency: string) => {
      const params = { header: { 'Idempotency-Key': idempotency } };
      const { data } = await unwrap(api.POST('/companies/views', { params, body }));
      client.setQueryData(key, data);
      return data;
    },
    change: async (id: string, body: Schemas['CompanyViewUpdate']) => {
      const { data } = await unwrap(api.PUT('/companies/views/{id}', { params: { path: { id } }, body }));
      client.setQueryData(key, data);
      return data;
    },
    remove: async (id: string) => {
      await unwrap(api.DELETE('/companies/views/{id}', { params: { path: { id } } }));
      client.setQueryData<CompanyView[]>(key, (views) => views?.filter((view) => view.id !== id));
    },
  };
}
