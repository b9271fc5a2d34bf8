import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#services/portal/use-portal.ts';
import { companyKeys } from '../queries.ts';

declare module '#services/queries/records-changed.ts' {
  interface RecordChanges {
    'company-checklist': true;
  }
}

type Schemas = components['schemas'];
export type ChecklistItem = Schemas['CompanyChecklist']['data']['items'][number];

/** What is to be done before a company is active, or before it is gone. */
export function useChecklist(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: companyKeys.checklist(id),
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/companies/{id}/checklist', { params: { path: { id } }, signal }))).data,
  });
}

interface Change {
  item: ChecklistItem['key'];
  body: Schemas['CompanyChecklistChange'];
}

/** Ticks, waives or opens an item. Which moves are possible follows from the list, so the company is asked for anew. */
export function useSetItem(id: string, onSet?: () => void) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ item, body }: Change) => {
      const params = { path: { id, item } };
      return (await unwrap(api.PUT('/companies/{id}/checklist/{item}', { params, body }))).data;
    },
    onSuccess: (checklist) => {
      client.setQueryData(companyKeys.checklist(id), checklist);
      void client.invalidateQueries({ queryKey: companyKeys.one(id), exact: true });
      onSet?.();
    },
  });
}
