import { unwrap } from '@biuro/core/api/unwrap.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';

export const taskKeys = {
  all: ['tasks'] as const,
  lists: ['tasks', 'list'] as const,
  deleted: ['tasks', 'deleted'] as const,
  one: (id: string) => ['tasks', 'one', id] as const,
  history: (id: string, page: number) => ['tasks', 'one', id, 'history', page] as const,
  board: (month: string, assignee: string) => ['tasks', 'board', month, assignee] as const,
  my: ['tasks', 'my'] as const,
  myOne: (id: string) => ['tasks', 'my', id] as const,
};

export function useTask(id: string, wanted = true) {
  const api = useApi();
  return useQuery({
    queryKey: taskKeys.one(id),
    queryFn: async ({ signal }) => (await unwrap(api.GET('/tasks/{id}', { params: { path: { id } }, signal }))).data,
    enabled: wanted,
    // Colleagues and the client work on it, too: what is known is shown, and asked for again.
    refetchOnMount: 'always',
  });
}

/** Who did what to a task, its liabilities and declarations. */
export function useTaskHistory(id: string, page: number) {
  const api = useApi();
  const params = { path: { id }, query: { page, limit: 10 } };
  return useQuery({
    queryKey: taskKeys.history(id, page),
    queryFn: ({ signal }) => unwrap(api.GET('/tasks/{id}/history', { params, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The tasks of a month by status; of everybody where `assignee` is empty. */
export function useBoard(month: string, assignee: string) {
  const api = useApi();
  const query = { month, ...(assignee && { assignee_id: assignee }) };
  return useQuery({
    queryKey: taskKeys.board(month, assignee),
    queryFn: async ({ signal }) => (await unwrap(api.GET('/tasks/board', { params: { query }, signal }))).data,
    placeholderData: keepPreviousData,
  });
}

/** How many tasks of earlier months are not finished. */
export function useUnfinishedCount(month: string): number | undefined {
  const api = useApi();
  const query = { limit: 1, filters: { unfinished_before: month } };
  const { data } = useQuery({
    queryKey: [...taskKeys.lists, 'unfinished', month],
    queryFn: ({ signal }) => unwrap(api.GET('/tasks', { params: { query }, signal })),
  });
  return data?.meta.total;
}
