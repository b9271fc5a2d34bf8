import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { answerOf, unwrap } from '@biuro/core/api/unwrap.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';
import { recordsChanged, refetchStale } from '#services/queries/records-changed.ts';
import { fileNameOf, saveFile } from '#ui/files/save-file.ts';
import type { BulkReport } from '#ui/list/bulk/action.ts';
import { inBatches } from '#ui/list/bulk/batches.ts';
import { documentKeys } from './queries.ts';
import type { Document, DocumentFile } from './statuses.ts';

declare module '#services/queries/records-changed.ts' {
  interface RecordChanges {
    documents: true;
  }
}

type Schemas = components['schemas'];

const once = (key: string) => ({ 'Idempotency-Key': key });

/** What can be done to documents. Each call throws what the server has against it, and makes old what was known before. */
export function useDocumentCalls() {
  const api = useApi();
  const client = useQueryClient();
  const keep = async (call: Promise<{ data: Document }>) => {
    const { data } = await call;
    void recordsChanged(client, 'documents');
    client.setQueryData(documentKeys.one(data.id), data);
    return data;
  };
  const one = (id: string) => ({ params: { path: { id } } });
  return {
    find: async (id: string) => (await unwrap(api.GET('/documents/{id}', one(id)))).data,
    change: (id: string, body: Schemas['DocumentUpdate']) =>
      keep(unwrap(api.PUT('/documents/{id}', { ...one(id), body }))),
    move: (id: string, body: Schemas['DocumentMove'], key = createIdempotencyKey()) =>
      keep(unwrap(api.POST('/documents/{id}/status', { params: { path: { id }, header: once(key) }, body }))),
    moveAll: ({ ids, ...change }: Schemas['DocumentBulkChange'], onProgress?: (done: number) => void) => {
      const moveSome = async (some: string[], key: string) => {
        const call = { params: { header: once(key) }, body: { ids: some, ...change } };
        return reportOf((await unwrap(api.POST('/documents/bulk', call))).data);
      };
      return inBatches(ids, moveSome, onProgress).finally(() => void recordsChanged(client, 'documents'));
    },
    remove: async (id: string) => {
      await unwrap(api.DELETE('/documents/{id}', one(id)));
      // The page of this document is still open: asking again now would only find nothing.
      void recordsChanged(client, 'documents', 'none');
    },
    restore: (id: string) => keep(unwrap(api.POST('/documents/{id}/restore', one(id)))),
    download: async (id: string, { number, name }: DocumentFile) => {
      const params = { path: { id, number } };
      const { data, response } = await answerOf(api.GET('/documents/{id}/files/{number}', { params, parseAs: 'blob' }));
      saveFile(data, fileNameOf(response.headers.get('content-disposition')) ?? name);
    },
    downloadAll: async (company_id: string, month: string) => {
      const params = { query: { company_id, month } };
      const { data, response } = await answerOf(api.GET('/documents/zip', { params, parseAs: 'blob' }));
      saveFile(data, fileNameOf(response.headers.get('content-disposition')) ?? `dokumenty-${month}.zip`);
    },
    refetchStale: () => refetchStale(client, 'documents'),
  };
}

function reportOf({ done, refused, rows }: Schemas['BulkAnswer']['data']): BulkReport {
  return { done, refused, rows: rows.map((row) => ({ ...row, changed: row.result === 'done', before: null })) };
}
