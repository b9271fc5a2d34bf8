import { unwrap } from '@biuro/core/api/unwrap.ts';
import { isOpen } from '@biuro/core/navigation/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { useClientCompany } from './client-company.ts';

/** How many amounts the client's company has to pay; undefined until it is known, and for those who see no amounts. */
export function useOpenPayments(wanted: boolean): number | undefined {
  const api = useApi();
  const config = useConfig();
  const { company, role } = useClientCompany(wanted);
  const { data } = useQuery({
    queryKey: ['liabilities', 'mine', company?.id, 'count'],
    queryFn: async ({ signal }) => {
      const query = { state: 'open' as const, limit: 1, ...(company && { company_id: company.id }) };
      return (await unwrap(api.GET('/liabilities/my', { params: { query }, signal }))).meta.total;
    },
    enabled: wanted && company !== undefined && role !== 'employee' && isOpen('liabilities', config),
  });
  return data;
}
