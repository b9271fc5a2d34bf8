import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';
import { recordsChanged, refetchStale } from '#services/queries/records-changed.ts';
import type { BulkReport } from '#ui/list/bulk/action.ts';
import { inBatches } from '#ui/list/bulk/batches.ts';
import { taskKeys } from './queries.ts';
import type { Task } from './terms.ts';

declare module '#services/queries/records-changed.ts' {
  interface RecordChanges {
    tasks: true;
  }
}

type Schemas = components['schemas'];

/** Everything that shows tasks is asked for again. */
export function tasksChanged(client: QueryClient, refetchType?: 'active' | 'none'): void {
  void recordsChanged(client, 'tasks', refetchType);
}

/** What the office can do with tasks. Each call throws what the server has against it, and makes old what was known before. */
export function useTaskCalls() {
  const api = useApi();
  const client = useQueryClient();
  const keep = async (call: Promise<{ data: Task }>) => {
    const { data } = await call;
    tasksChanged(client);
    client.setQueryData(taskKeys.one(data.id), data);
    return data;
  };
  const header = (key = createIdempotencyKey()) => ({ 'Idempotency-Key': key });
  const one = (id: string, key?: string) => ({ params: { path: { id }, header: header(key) } });
  return {
    find: async (id: string) => (await unwrap(api.GET('/tasks/{id}', { params: { path: { id } } }))).data,
    add: (body: Schemas['NewTask'], key: string) =>
      keep(unwrap(api.POST('/tasks', { params: { header: header(key) }, body }))),
    change: (id: string, body: Schemas['TaskUpdate']) =>
      keep(unwrap(api.PUT('/tasks/{id}', { params: { path: { id } }, body }))),
    move: (id: string, body: Schemas['TaskMove'], key?: string) =>
      keep(unwrap(api.POST('/tasks/{id}/status', { ...one(id, key), body }))),
    remove: async (id: string) => {
      await unwrap(api.DELETE('/tasks/{id}', { params: { path: { id } } }));
      // The page of this task is still open: asking again now would only find nothing.
      tasksChanged(client, 'none');
    },
    restore: (id: string) => keep(unwrap(api.POST('/tasks/{id}/restore', { params: { path: { id } } }))),
    tick: async (id: string, item_id: string, done: boolean) => {
      const params = { path: { id, item_id } };
      return (await unwrap(api.PUT('/tasks/{id}/checklist/{item_id}', { params, body: { done } }))).data;
    },
    setChecklist: (id: string, body: Schemas['Checklist']) =>
      keep(unwrap(api.PUT('/tasks/{id}/checklist', { params: { path: { id } }, body }))),
    decideLate: (id: string, decision: Schemas['LateDecision']['decision']) =>
      keep(unwrap(api.POST('/tasks/{id}/late-documents/decision', { ...one(id), body: { decision } }))),
    refetchStale: () => refetchStale(client, 'tasks'),
    changeAll: ({ ids, ...change }: Schemas['TaskBulkChange'], onProgress?: (done: number) => void) => {
      const changeSome = async (some: string[], key: string) => {
        const call = { params: { header: header(key) }, body: { ids: some, ...change } };
        return reportOf((await unwrap(api.POST('/tasks/bulk', call))).data);
      };
      return inBatches(ids, changeSome, onProgress).finally(() => tasksChanged(client));
    },
  };
}

function reportOf({ done, refused, rows }: Schemas['BulkAnswer']['data']): BulkReport {
  return { done, refused, rows: rows.map((row) => ({ ...row, changed: row.result === 'done', before: null })) };
}
