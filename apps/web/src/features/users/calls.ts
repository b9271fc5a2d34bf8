import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useQueryClient } from '@tanstack/react-query';
import { officePeopleKey } from '#services/people/use-office-people.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { inBatches } from '#ui/list/bulk/batches.ts';
import { userKeys } from './queries.ts';
import type { User } from './values.ts';

type Schemas = components['schemas'];
export type BulkChange = Schemas['BulkChange']['action'];

/** What can be done to users. Each call throws what the server has against it, and makes old what was known before. */
export function useUserCalls() {
  const api = useApi();
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: userKeys.all });
  const keep = async (call: Promise<{ data: User }>) => {
    const { data } = await call;
    renew();
    client.setQueryData(userKeys.one(data.id), data);
    return data;
  };
  const forget = async (id: string, call: Promise<unknown>) => {
    await call;
    // The page of this user may still be open: asking again would only find nothing.
    void client.invalidateQueries({ queryKey: userKeys.one(id), refetchType: 'none' });
    void client.invalidateQueries({ queryKey: userKeys.lists });
    void client.invalidateQueries({ queryKey: officePeopleKey });
  };
  const one = (id: string) => ({ params: { path: { id } } });
  const once = (key: string) => ({ params: { header: { 'Idempotency-Key': key } } });
  return {
    find: async (id: string) => (await unwrap(api.GET('/users/{id}', one(id)))).data,
    add: (body: Schemas['NewUser'], key: string) => keep(unwrap(api.POST('/users', { ...once(key), body }))),
    invite: (body: Schemas['Invitation'], key: string) =>
      keep(unwrap(api.POST('/users/invite', { ...once(key), body }))),
    change: (body: Schemas['UserUpdate'], key: string) => keep(unwrap(api.PUT('/users', { ...once(key), body }))),
    resendInvite: (id: string) => keep(unwrap(api.POST('/users/{id}/resend-invite', one(id)))),
    withdrawInvite: (id: string) => forget(id, unwrap(api.POST('/users/{id}/withdraw-invite', one(id)))),
    deactivate: (id: string) => keep(unwrap(api.POST('/users/{id}/deactivate', one(id)))),
    activate: (id: string) => keep(unwrap(api.POST('/users/{id}/activate', one(id)))),
    remove: (id: string) => forget(id, unwrap(api.DELETE('/users/{id}', one(id)))),
    restore: (id: string) => keep(unwrap(api.POST('/users/{id}/restore', one(id)))),
    resetLink: async (id: string) =>
      (await unwrap(api.GET('/users/reset-password', { params: { query: { id } } }))).data,
    changeAll: (action: BulkChange, ids: string[], onProgress?: (done: number) => void) => {
      const changeSome = async (some: string[], key: string) =>
        (await unwrap(api.POST('/users/bulk', { ...once(key), body: { action, ids: some } }))).data;
      return inBatches(ids, changeSome, onProgress).finally(renew);
    },
  };
}
