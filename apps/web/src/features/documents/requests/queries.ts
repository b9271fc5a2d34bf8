import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';

export const requestKeys = {
  lists: ['documents', 'requests', 'list'] as const,
  one: (id: string) => ['documents', 'requests', 'one', id] as const,
  history: (id: string, page: number) => ['documents', 'requests', 'one', id, 'history', page] as const,
  mine: ['documents', 'requests', 'mine'] as const,
  templates: ['documents', 'requests', 'templates'] as const,
};

export function useRequest(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: requestKeys.one(id),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/document-requests/{id}', { params: { path: { id } }, signal }))).data,
    refetchOnMount: 'always',
  });
}

export function useRequestHistory(id: string, page: number) {
  const api = useApi();
  return useQuery({
    queryKey: requestKeys.history(id, page),
    queryFn: ({ signal }) => {
      const params = { path: { id }, query: { page, limit: 10 } };
      return unwrap(api.GET('/document-requests/{id}/history', { params, signal }));
    },
  });
}

/** What the office asks a company for: of one month, or of all. */
export function useMyRequests(companyId: string | undefined, month: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: [...requestKeys.mine, companyId, month],
    queryFn: async ({ signal }) => {
      const query = { limit: 50, ...(companyId && { company_id: companyId }), ...(month && { month }) };
      return (await unwrap(api.GET('/document-requests/my', { params: { query }, signal }))).data;
    },
    enabled: companyId !== undefined,
  });
}

export function useRequestTemplates() {
  const api = useApi();
  return useQuery({
    queryKey: requestKeys.templates,
    queryFn: async ({ signal }) => (await unwrap(api.GET('/document-requests/templates', { signal }))).data,
  });
}
