import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';
import { recordsChanged } from '#services/queries/records-changed.ts';
import type { BulkReport } from '#ui/list/bulk/action.ts';
import { inBatches } from '#ui/list/bulk/batches.ts';
import type { Company } from './terms.ts';

declare module '#services/queries/records-changed.ts' {
  interface RecordChanges {
    companies: true;
    'companies.deleted': true;
  }
}

type Schemas = components['schemas'];

export const companyKeys = {
  all: ['companies'] as const,
  lists: ['companies', 'list'] as const,
  deleted: ['companies', 'deleted'] as const,
  one: (id: string) => ['companies', 'one', id] as const,
  checklist: (id: string) => ['companies', 'one', id, 'checklist'] as const,
  history: (id: string, page: number) => ['companies', 'one', id, 'history', page] as const,
};

export function useCompany(id: string) {
  const { find } = useCompanyCalls();
  return useQuery({ queryKey: companyKeys.one(id), queryFn: ({ signal }) => find(id, signal) });
}

/** Who changed what about a company. */
export function useCompanyHistory(id: string, page: number) {
  const api = useApi();
  const params = { path: { id }, query: { page, limit: 20 } };
  return useQuery({
    queryKey: companyKeys.history(id, page),
    queryFn: ({ signal }) => unwrap(api.GET('/companies/{id}/history', { params, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The calls themselves. They throw what the server has against them. */
export function useCompanyCalls() {
  const api = useApi();
  const client = useQueryClient();
  const renew = () => void recordsChanged(client, 'companies');
  /** The saved company is known; everything else about companies may have changed with it. */
  const keep = async (call: Promise<Schemas['CompanyAnswer']>) => {
    const { data } = await call;
    renew();
    client.setQueryData(companyKeys.one(data.id), data);
    return data;
  };
  const once = (key: string) => ({ 'Idempotency-Key': key });
  return {
    find: async (id: string, signal?: AbortSignal): Promise<Company> =>
      (await unwrap(api.GET('/companies/{id}', { params: { path: { id } }, signal }))).data,
    add: (body: Schemas['NewCompany'], key: string) =>
      keep(unwrap(api.POST('/companies', { params: { header: once(key) }, body }))),
    change: (id: string, body: Schemas['CompanyUpdate']) =>
      keep(unwrap(api.PUT('/companies/{id}', { params: { path: { id } }, body }))),
    move: (id: string, body: Schemas['LifecycleMove'], key: string) =>
      keep(unwrap(api.POST('/companies/{id}/lifecycle', { params: { path: { id }, header: once(key) }, body }))),
    remove: async (id: string) => {
      await unwrap(api.DELETE('/companies/{id}', { params: { path: { id } } }));
      // The page of this company may still be open: asking again would only find nothing.
      void client.invalidateQueries({ queryKey: companyKeys.one(id), refetchType: 'none' });
      void client.invalidateQueries({ queryKey: companyKeys.lists });
      void recordsChanged(client, 'companies.deleted');
    },
    restore: (id: string) => keep(unwrap(api.POST('/companies/{id}/restore', { params: { path: { id } } }))),
    /** The owner's PESEL in full; the history tells of it. */
    readPesel: async (id: string) => {
      const { data } = await unwrap(api.POST('/companies/{id}/pesel', { params: { path: { id } } }));
      void client.invalidateQueries({ queryKey: [...companyKeys.one(id), 'history'] });
      return data.pesel;
    },
    /** The same of a partner. */
    readPartnerPesel: async (id: string, partner_id: string) => {
      const path = { id, partner_id };
      const { data } = await unwrap(api.POST('/companies/{id}/partners/{partner_id}/pesel', { params: { path } }));
      void client.invalidateQueries({ queryKey: [...companyKeys.one(id), 'history'] });
      return data.pesel;
    },
    /** The same of a beneficial owner. */
    readBeneficialOwnerPesel: async (id: string, owner_id: string) => {
      const path = { id, owner_id };
      const { data } = await unwrap(
        api.POST('/companies/{id}/beneficial-owners/{owner_id}/pesel', { params: { path } }),
      );
      void client.invalidateQueries({ queryKey: [...companyKeys.one(id), 'history'] });
      return data.pesel;
    },
    lookUp: async (nip: string) => (await unwrap(api.GET('/companies/lookup', { params: { query: { nip } } }))).data,
    changeAll: (
      { ids, ...change }: Schemas['CompanyBulkChange'],
      onProgress: (done: number) => void,
    ): Promise<BulkReport> => {
      const changeSome = async (some: string[], key: string) => {
        const call = { params: { header: once(key) }, body: { ids: some, ...change } };
        const { data } = await unwrap(api.POST('/companies/bulk', call));
        return { rows: data.rows.map((row) => ({ ...row, changed: row.result === 'done', before: null })) };
      };
      return inBatches(ids, changeSome, onProgress).finally(renew);
    },
  };
}
