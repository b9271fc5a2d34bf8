import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';
import { recordsChanged } from '#services/queries/records-changed.ts';
import type { BulkReport } from '#ui/list/bulk/action.ts';
import { inBatches } from '#ui/list/bulk/batches.ts';

declare module '#services/queries/records-changed.ts' {
  interface RecordChanges {
    uptimes: true;
  }
}

type Schemas = components['schemas'];
export type Report = Schemas['BulkAnswer']['data'];
export type Change = Omit<Schemas['UptimeBulkChange'], 'ids'>;
type Progress = (done: number) => void;

/** What can be done with time entries. Each call throws what the server has against it, and makes old what was known before. */
export function useEntryCalls() {
  const api = useApi();
  const client = useQueryClient();
  const renew = () => void recordsChanged(client, 'uptimes');
  const keep = async <T>(call: Promise<{ data: T }>): Promise<T> => {
    const { data } = await call.finally(renew);
    return data;
  };
  const header = (key = createIdempotencyKey()) => ({ params: { header: { 'Idempotency-Key': key } } });
  return {
    find: async (id: string) => (await unwrap(api.GET('/uptimes/{id}', { params: { path: { id } } }))).data,
    add: (body: Schemas['NewUptime'], key?: string) => keep(unwrap(api.POST('/uptimes', { ...header(key), body }))),
    /** One after another, in their order. */
    addAll: async (bodies: Schemas['NewUptime'][]) => {
      const added = [];
      try {
        for (const body of bodies) added.push((await unwrap(api.POST('/uptimes', { ...header(), body }))).data);
      } finally {
        renew();
      }
      return added;
    },
    changeAll: ({ ids, ...change }: Schemas['UptimeBulkChange'], onProgress?: Progress) => {
      const changeSome = async (some: string[], key: string) =>
        reportOf((await unwrap(api.POST('/uptimes/bulk', { ...header(key), body: { ...change, ids: some } }))).data);
      return inBatches(ids, changeSome, onProgress).finally(renew);
    },
    submitAll: (ids: string[], onProgress?: Progress) => {
      const submitSome = async (some: string[], key: string) =>
        reportOf((await unwrap(api.POST('/uptimes/submit', { ...header(key), body: { ids: some } }))).data);
      return inBatches(ids, submitSome, onProgress).finally(renew);
    },
    change: (id: string, body: Schemas['UptimeUpdate']) =>
      keep(unwrap(api.PUT('/uptimes/{id}', { params: { path: { id } }, body }))),
    split: (id: string, body: Schemas['SplitUptime'], key: string) => {
      const params = { path: { id }, ...header(key).params };
      return keep(unwrap(api.POST('/uptimes/{id}/split', { params, body })));
    },
    remove: async (id: string) => {
      await unwrap(api.DELETE('/uptimes/{id}', { params: { path: { id } } })).finally(renew);
    },
    submit: (body: Schemas['UptimeChoice']) => keep(unwrap(api.POST('/uptimes/submit', { ...header(), body }))),
    approve: (body: Schemas['UptimeChoice']) => keep(unwrap(api.POST('/uptimes/approve', { ...header(), body }))),
    withdraw: (ids: string[]) => keep(unwrap(api.POST('/uptimes/withdraw-approval', { ...header(), body: { ids } }))),
    reject: (body: Schemas['UptimeRejection'], key: string) =>
      keep(unwrap(api.POST('/uptimes/reject', { ...header(key), body }))),
    close: (body: Schemas['CloseUptimeMonth']) => keep(unwrap(api.POST('/uptimes/close-month', { ...header(), body }))),
    reopen: (body: Schemas['ReopenUptimeMonth'], key: string) =>
      keep(unwrap(api.POST('/uptimes/reopen-month', { ...header(key), body }))),
  };
}

/** The server tells no more than what was done and what was refused. */
export function reportOf({ done, refused, rows }: Report): BulkReport {
  return { done, refused, rows: rows.map((row) => ({ ...row, changed: row.result === 'done', before: null })) };
}
