import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';
import { tasksChanged } from '../calls.ts';
import { taskKeys } from '../queries.ts';
import type { ClientTask } from '../terms.ts';

const limit = 12;

/** The settlements of one company, newest first, a year at a time. */
export function useMyTasks(companyId: string | undefined) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...taskKeys.my, 'list', companyId],
    queryFn: ({ pageParam, signal }) => {
      const query = { page: pageParam, limit, ...(companyId && { company_id: companyId }) };
      return unwrap(api.GET('/tasks/my', { params: { query }, signal }));
    },
    enabled: companyId !== undefined,
    initialPageParam: 1,
    getNextPageParam: ({ meta: { page, total } }) => (page * limit < total ? page + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ data }) => data),
    refetchOnMount: 'always',
  });
}

export function useMyTask(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: taskKeys.myOne(id),
    queryFn: async ({ signal }) => (await unwrap(api.GET('/tasks/my/{id}', { params: { path: { id } }, signal }))).data,
    // The office works on it meanwhile: what is known is shown, and asked for again.
    refetchOnMount: 'always',
  });
}

/** What a client says about their documents. Each call throws what the server has against it. */
export function useMyTaskCalls() {
  const api = useApi();
  const client = useQueryClient();
  const keep = async (call: Promise<{ data: ClientTask }>) => {
    const { data } = await call;
    tasksChanged(client);
    client.setQueryData(taskKeys.myOne(data.id), data);
    return data;
  };
  const one = (id: string, key = createIdempotencyKey()) => ({
    params: { path: { id }, header: { 'Idempotency-Key': key } },
  });
  return {
    confirm: (id: string) => keep(unwrap(api.POST('/tasks/{id}/confirm-documents', one(id)))),
    reportLate: (id: string, note: string, key: string) =>
      keep(unwrap(api.POST('/tasks/{id}/late-documents', { ...one(id, key), body: { note } }))),
  };
}
