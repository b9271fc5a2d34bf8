import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { answerOf, unwrap } from '@biuro/core/api/unwrap.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';
import { recordsChanged } from '#services/queries/records-changed.ts';
import { useUploadFile } from '#services/uploads/use-upload-file.ts';
import { fileNameOf, saveFile } from '#ui/files/save-file.ts';
import type { Declaration } from './terms.ts';

declare module '#services/queries/records-changed.ts' {
  interface RecordChanges {
    declarations: true;
  }
}

type Schemas = components['schemas'];

/** The declarations that belong to a task, for the office. */
export function useDeclarationsOfTask(taskId: string) {
  const api = useApi();
  const query = { filters: { task_id: taskId }, sort: 'due_date:asc', limit: 50 };
  return useQuery({
    queryKey: ['declarations', 'task', taskId],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/declarations', { params: { query }, signal }))).data,
  });
}

/** What the office has sent for a settlement of the caller's company. */
export function useMyDeclarations(taskId: string) {
  const api = useApi();
  const query = { task_id: taskId, limit: 50 };
  return useQuery({
    queryKey: ['declarations', 'mine', taskId],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/declarations/my', { params: { query }, signal }))).data,
  });
}

/** What can be done to declarations. Each call throws what the server has against it. */
export function useDeclarationCalls() {
  const api = useApi();
  const client = useQueryClient();
  const uploadFile = useUploadFile();
  const keep = async (call: Promise<{ data: Declaration }>) => {
    const { data } = await call;
    void recordsChanged(client, 'declarations');
    return data;
  };
  return {
    add: (body: Schemas['NewDeclaration'], key: string) =>
      keep(unwrap(api.POST('/declarations', { params: { header: { 'Idempotency-Key': key } }, body }))),
    change: (id: string, body: Schemas['DeclarationUpdate']) =>
      keep(unwrap(api.PUT('/declarations/{id}', { params: { path: { id } }, body }))),
    find: async ({ id, task }: Declaration) => {
      const query = { filters: { task_id: task.id }, limit: 100 };
      const { data } = await unwrap(api.GET('/declarations', { params: { query } }));
      return data.find((declaration) => declaration.id === id);
    },
    move: (id: string, body: Schemas['DeclarationMove'], key = createIdempotencyKey()) =>
      keep(
        unwrap(
          api.POST('/declarations/{id}/status', { params: { path: { id }, header: { 'Idempotency-Key': key } }, body }),
        ),
      ),
    /** Writes down that the company has given the power of attorney UPL-1. */
    authorise: async (companyId: string) => {
      const params = { path: { id: companyId, item: 'upl1' as const } };
      await unwrap(api.PUT('/companies/{id}/checklist/{item}', { params, body: { state: 'done' } }));
      void recordsChanged(client, 'company-checklist');
    },
    attach: async (id: string, file: File) => {
      const body = await uploadFile(file, 'declaration_confirmation');
      return keep(unwrap(api.PUT('/declarations/{id}/confirmation', { params: { path: { id } }, body })));
    },
    download: async (id: string) => {
      const call = api.GET('/declarations/{id}/confirmation', { params: { path: { id } }, parseAs: 'blob' });
      const { data, response } = await answerOf(call);
      saveFile(data, fileNameOf(response.headers.get('content-disposition')) ?? 'upo');
    },
  };
}
