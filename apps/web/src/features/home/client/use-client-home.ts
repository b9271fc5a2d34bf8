import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { isEnabled } from '@biuro/core/config/config.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClientCompany } from '#services/companies/client-company.ts';
import { useMyCompanies } from '#services/companies/use-companies.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { recordsChanged } from '#services/queries/records-changed.ts';

declare module '#services/queries/records-changed.ts' {
  interface RecordChanges {
    'tasks.documents-confirmed': true;
  }
}

export type ClientHomeData = components['schemas']['ClientHomeAnswer']['data'];

/** What the chosen company has to do and to pay. */
export function useClientHome() {
  const api = useApi();
  const config = useConfig();
  const { companyId } = useClientCompany();
  // Which of several is the first is known with all of them; where the office keeps none here, the server has its own first one.
  const { isLoading } = useMyCompanies();
  const known = companyId !== undefined || !isEnabled(config, 'company') || !isLoading;
  return useQuery({
    queryKey: ['home', 'client', companyId],
    queryFn: async ({ signal }) => {
      const params = { query: companyId ? { company_id: companyId } : {} };
      return (await unwrap(api.GET('/home/my', { params, signal }))).data;
    },
    enabled: known,
    refetchOnMount: 'always',
  });
}

/** Tells the office that all documents of a settlement are there. */
export function useConfirmDocuments() {
  const api = useApi();
  const client = useQueryClient();
  return async (id: string) => {
    const params = { path: { id }, header: { 'Idempotency-Key': createIdempotencyKey() } };
    await unwrap(api.POST('/tasks/{id}/confirm-documents', { params }));
    await recordsChanged(client, 'tasks.documents-confirmed');
  };
}
