import { unwrap } from '@biuro/core/api/unwrap.ts';
import { isOpen } from '@biuro/core/navigation/routes.ts';
import { useMemo } from 'react';
import { useFindCompanies } from '#services/companies/use-find-companies.ts';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useApi } from '#services/portal/use-portal.ts';
import type { ListDeclaration } from '#ui/list/definition.ts';
import messages from '../messages.json' with { type: 'json' };
import type { UserRow } from '../values.ts';
import type { UserFilters } from './list-request.ts';

/** People of one company, in an office that has companies. */
export function useCompanyFilter(): ListDeclaration<UserRow, UserFilters>['filters'] {
  const t = useText(messages);
  const api = useApi();
  const find = useFindCompanies();
  const open = isOpen('dashboard-companies', useConfig());
  return useMemo(() => {
    const nameOf = async (id: string) =>
      (await unwrap(api.GET('/companies/{id}', { params: { path: { id } } }))).data.name;
    const search = { placeholder: t('company.search'), find, nameOf };
    return open ? [{ key: 'company_id', label: t('company'), options: [], search }] : [];
  }, [api, find, open, t]);
}
