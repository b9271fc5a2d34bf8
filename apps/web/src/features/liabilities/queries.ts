import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';

type Schemas = components['schemas'];

export const liabilityKeys = {
  all: ['liabilities'] as const,
  lists: ['liabilities', 'list'] as const,
  deleted: ['liabilities', 'deleted'] as const,
  one: (id: string) => ['liabilities', 'one', id] as const,
  transfer: (id: string) => ['liabilities', 'one', id, 'transfer'] as const,
  ofTask: (taskId: string) => ['liabilities', 'task', taskId] as const,
  mine: ['liabilities', 'mine'] as const,
  toConfirm: ['liabilities', 'to-confirm'] as const,
};

/** One liability; until its own answer comes, what a list on the way here knew of it. */
export function useLiability(id: string) {
  const api = useApi();
  const client = useQueryClient();
  return useQuery({
    queryKey: liabilityKeys.one(id),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/liabilities/{id}', { params: { path: { id } }, signal }))).data,
    placeholderData: () => {
      const lists = client.getQueriesData<Schemas['LiabilityPage']>({ queryKey: liabilityKeys.lists });
      return lists.flatMap(([, page]) => page?.data ?? []).find((liability) => liability.id === id);
    },
    refetchOnMount: 'always',
  });
}

/** What to write into the bank's form; only of a liability that has an account and something to pay. */
export function useTransfer(id: string, wanted: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: liabilityKeys.transfer(id),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/liabilities/{id}/transfer', { params: { path: { id } }, signal }))).data,
    enabled: wanted,
  });
}

/** What a task's company owes by it, for the office. */
export function useLiabilitiesOfTask(taskId: string) {
  const api = useApi();
  const query = { filters: { task_id: taskId }, sort: 'due_date:asc', limit: 50 };
  return useQuery({
    queryKey: liabilityKeys.ofTask(taskId),
    queryFn: ({ signal }) => unwrap(api.GET('/liabilities', { params: { query }, signal })),
  });
}

/** Payments that the clients speak of and the office has not seen yet, the oldest first. */
export function usePaymentsToConfirm() {
  const api = useApi();
  const query = { filters: { state: 'to_confirm' as const }, sort: 'due_date:asc', limit: 100 };
  return useQuery({
    queryKey: liabilityKeys.toConfirm,
    queryFn: ({ signal }) => unwrap(api.GET('/liabilities', { params: { query }, signal })),
  });
}

/** Partners of the company of a task; none until they are known, and where it has none. */
export function usePartnersOfTask(taskId: string): Schemas['Partner'][] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['tasks', 'one', taskId, 'partners'],
    queryFn: async ({ signal }) => {
      const task = await unwrap(api.GET('/tasks/{id}', { params: { path: { id: taskId } }, signal }));
      const path = { id: task.data.company.id };
      return (await unwrap(api.GET('/companies/{id}', { params: { path }, signal }))).data.office?.partners ?? [];
    },
  });
  return data ?? [];
}
