import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';
import { recordsChanged } from '#services/queries/records-changed.ts';
import { requestKeys } from './queries.ts';
import type { DocumentRequest } from './requests.ts';

type Schemas = components['schemas'];

const once = (key: string) => ({ 'Idempotency-Key': key });

/** What the office does with requests. Each call throws what the server has against it, and makes old what was known before. */
export function useRequestCalls() {
  const api = useApi();
  const client = useQueryClient();
  const keep = async (call: Promise<{ data: DocumentRequest }>) => {
    const { data } = await call;
    void recordsChanged(client, 'documents');
    client.setQueryData(requestKeys.one(data.id), data);
    return data;
  };
  const one = (id: string, key = createIdempotencyKey()) => ({ params: { path: { id }, header: once(key) } });
  return {
    find: async (id: string) => (await unwrap(api.GET('/document-requests/{id}', { params: { path: { id } } }))).data,
    create: async (body: Schemas['NewDocumentRequests'], key: string) => {
      const { data } = await unwrap(api.POST('/document-requests', { params: { header: once(key) }, body }));
      void recordsChanged(client, 'documents');
      return data;
    },
    change: (id: string, body: Schemas['DocumentRequestUpdate']) =>
      keep(unwrap(api.PUT('/document-requests/{id}', { params: { path: { id } }, body }))),
    remind: (id: string) => keep(unwrap(api.POST('/document-requests/{id}/reminder', one(id)))),
    withdraw: (id: string) => keep(unwrap(api.POST('/document-requests/{id}/withdrawal', one(id)))),
    addTemplate: async (body: Schemas['NewDocumentRequestTemplate'], key: string) => {
      const { data } = await unwrap(api.POST('/document-requests/templates', { params: { header: once(key) }, body }));
      void client.invalidateQueries({ queryKey: requestKeys.templates });
      return data;
    },
    /** What the company was asked for in a month, for which it is to be asked again. */
    lastItems: async (company_id: string, month: string) => {
      const query = { filters: { company_id, month }, limit: 10 };
      const { data } = await unwrap(api.GET('/document-requests', { params: { query } }));
      return data.filter(({ status }) => status !== 'withdrawn').flatMap(({ items }) => items);
    },
    changed: () => recordsChanged(client, 'documents'),
  };
}
