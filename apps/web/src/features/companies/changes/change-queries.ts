import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';
import { recordsChanged } from '#services/queries/records-changed.ts';
import { companyKeys } from '../queries.ts';

declare module '#services/queries/records-changed.ts' {
  interface RecordChanges {
    'company-changes': true;
  }
}

type Schemas = components['schemas'];
export type ChangeRequest = Schemas['ChangeRequest'];

const keyOf = (companyId: string) => [...companyKeys.one(companyId), 'changes'] as const;

/** What the client has proposed to change: the open one first, then the newest. */
export function useChangeRequests(companyId: string) {
  const api = useApi();
  const params = { path: { id: companyId } };
  return useQuery({
    queryKey: keyOf(companyId),
    queryFn: async ({ signal }) => (await unwrap(api.GET('/companies/{id}/change-requests', { params, signal }))).data,
  });
}

/** The calls throw what the server has against them. */
export function useChangeCalls(companyId: string) {
  const api = useApi();
  const client = useQueryClient();
  const renew = () => void recordsChanged(client, 'company-changes');
  const keep = async (call: Promise<{ data: ChangeRequest }>) => {
    const { data } = await call;
    renew();
    return data;
  };
  const header = (key: string) => ({ 'Idempotency-Key': key });
  return {
    propose: (body: Schemas['NewChangeRequest'], key: string) => {
      const params = { path: { id: companyId }, header: header(key) };
      return keep(unwrap(api.POST('/companies/{id}/change-requests', { params, body })));
    },
    decide: (request_id: string, body: Schemas['ChangeRequestDecision'], key = createIdempotencyKey()) => {
      const params = { path: { id: companyId, request_id }, header: header(key) };
      return keep(
        unwrap(api.POST('/companies/{id}/change-requests/{request_id}/decision', { params, body })).finally(renew),
      );
    },
  };
}
