import { unwrap } from '@biuro/core/api/unwrap.ts';
import { isOpen } from '@biuro/core/navigation/routes.ts';
import { useMemo } from 'react';
import { useFindCompanies } from '../app/use-find-companies.ts';
import { useConfig } from '../app/use-navigation.ts';
import { useApi } from '../app/use-portal.ts';
import { useText } from '../app/use-text.ts';
import type { ListDeclaration } from '../ui/list-declaration.ts';
import messages from './messages.json' with { type: 'json' };
import type { UserFilters } from './user-question.ts';
import type { UserRow } from './user-terms.ts';

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
