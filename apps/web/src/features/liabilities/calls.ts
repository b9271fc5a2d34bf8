import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { answerOf, unwrap } from '@biuro/core/api/unwrap.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';
import { recordsChanged, refetchStale } from '#services/queries/records-changed.ts';
import { useUploadFile } from '#services/uploads/use-upload-file.ts';
import { fileNameOf, saveFile } from '#ui/files/save-file.ts';
import { liabilityKeys } from './queries.ts';
import type { Liability } from './terms.ts';

declare module '#services/queries/records-changed.ts' {
  interface RecordChanges {
    liabilities: true;
  }
}

type Schemas = components['schemas'];

const once = (key: string) => ({ 'Idempotency-Key': key });

/** What can be done to liabilities. Each call throws what the server has against it, and makes old what was known before. */
export function useLiabilityCalls() {
  const api = useApi();
  const client = useQueryClient();
  const uploadFile = useUploadFile();
  const renew = (refetchType?: 'active' | 'none') => void recordsChanged(client, 'liabilities', refetchType);
  const keep = async (call: Promise<{ data: Liability }>) => {
    const { data } = await call;
    renew();
    client.setQueryData(liabilityKeys.one(data.id), data);
    return data;
  };
  const one = (id: string) => ({ params: { path: { id } } });
  return {
    find: async (id: string) => (await unwrap(api.GET('/liabilities/{id}', one(id)))).data,
    add: (body: Schemas['NewLiability'], key: string) =>
      keep(unwrap(api.POST('/liabilities', { params: { header: once(key) }, body }))),
    change: (id: string, body: Schemas['LiabilityUpdate']) =>
      keep(unwrap(api.PUT('/liabilities/{id}', { ...one(id), body }))),
    move: (id: string, body: Schemas['LiabilityMove']) =>
      keep(
        unwrap(
          api.POST('/liabilities/{id}/status', {
            params: { path: { id }, header: once(createIdempotencyKey()) },
            body,
          }),
        ),
      ),
    remove: async (id: string) => {
      await unwrap(api.DELETE('/liabilities/{id}', one(id)));
      // The page of this amount is still open: asking again now would only find nothing.
      renew('none');
    },
    restore: (id: string) => keep(unwrap(api.POST('/liabilities/{id}/restore', one(id)))),
    decideCorrection: (id: string, body: Schemas['CorrectionDecision']) =>
      keep(
        unwrap(
          api.POST('/liabilities/{id}/correction', {
            params: { path: { id }, header: once(createIdempotencyKey()) },
            body,
          }),
        ),
      ),
    pay: (id: string, body: Schemas['Payment'], key: string) =>
      keep(unwrap(api.POST('/liabilities/{id}/mark-paid', { params: { path: { id }, header: once(key) }, body }))),
    unpay: (id: string) => keep(unwrap(api.DELETE('/liabilities/{id}/mark-paid', one(id)))),
    attach: async (id: string, file: File) =>
      keep(unwrap(api.PUT('/liabilities/{id}/proof', { ...one(id), body: await uploadFile(file, 'payment_proof') }))),
    download: async (id: string) => {
      const call = api.GET('/liabilities/{id}/proof', { ...one(id), parseAs: 'blob' });
      const { data, response } = await answerOf(call);
      saveFile(data, fileNameOf(response.headers.get('content-disposition')) ?? 'dowod');
    },
    attachCalculation: async (id: string, file: File) =>
      keep(
        unwrap(api.PUT('/liabilities/{id}/calculation', { ...one(id), body: await uploadFile(file, 'calculation') })),
      ),
    removeCalculation: (id: string) => keep(unwrap(api.DELETE('/liabilities/{id}/calculation', one(id)))),
    openCalculation: async (id: string) => {
      const call = api.GET('/liabilities/{id}/calculation', { ...one(id), parseAs: 'blob' });
      const { data, response } = await answerOf(call);
      saveFile(data, fileNameOf(response.headers.get('content-disposition')) ?? 'wyliczenie');
    },
    downloadTransfers: async (company_id: string) => {
      const call = api.GET('/liabilities/my/transfers', { params: { query: { company_id } }, parseAs: 'blob' });
      const { data, response } = await answerOf(call);
      saveFile(data, fileNameOf(response.headers.get('content-disposition')) ?? 'przelewy.pli');
    },
    confirm: async (payments: Schemas['Payments']['payments']) => {
      const call = { params: { header: once(createIdempotencyKey()) }, body: { payments } };
      const { data } = await unwrap(api.POST('/liabilities/confirm', call));
      renew();
      return data;
    },
    publish: async (body: Schemas['Publish']) => {
      const call = { params: { header: once(createIdempotencyKey()) }, body };
      return (await unwrap(api.POST('/liabilities/publish', call))).data;
    },
    read: async (file: File) => {
      const body = await uploadFile(file, 'bank_statement');
      return (await unwrap(api.POST('/bank-statements', { body }))).data;
    },
    renew,
    refetchStale: () => refetchStale(client, 'liabilities'),
  };
}
