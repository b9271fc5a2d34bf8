import type { operations } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';
import { liabilityKeys } from '../queries.ts';

type Query = NonNullable<operations['listMyLiabilities']['parameters']['query']>;
export type MyState = NonNullable<Query['state']>;

/** What a company of the caller owes or has paid, page after page. */
export function useMyLiabilities(companyId: string | undefined, state: MyState) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...liabilityKeys.mine, companyId, state],
    queryFn: ({ signal, pageParam: page }) => {
      const query = { page, limit: 25, state, ...(companyId && { company_id: companyId }) };
      return unwrap(api.GET('/liabilities/my', { params: { query }, signal }));
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta: { page, limit, total } }) => (page * limit < total ? page + 1 : undefined),
    enabled: companyId !== undefined,
  });
}

/** What one settlement brings to pay. */
export function useMyLiabilitiesOfTask(taskId: string) {
  const api = useApi();
  const query = { task_id: taskId, state: 'all' as const, limit: 50 };
  return useQuery({
    queryKey: [...liabilityKeys.mine, 'task', taskId],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/liabilities/my', { params: { query }, signal }))).data,
  });
}
