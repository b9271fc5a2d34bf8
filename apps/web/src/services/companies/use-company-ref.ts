import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#services/portal/use-portal.ts';

/** The company of an id that the address brings along; nothing without one, and until it is known. */
export function useCompanyRef(id: string | undefined): components['schemas']['CompanyRef'] | undefined {
  const api = useApi();
  const name = useQuery({
    queryKey: ['companies', 'one', id],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/companies/{id}', { params: { path: { id: id ?? '' } }, signal }))).data,
    enabled: id !== undefined,
  }).data?.name;
  return useMemo(() => (id !== undefined && name !== undefined ? { id, name } : undefined), [id, name]);
}
