import { columnsOf, isVisible } from '@biuro/core/config/config.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMemo } from 'react';
import { useConfig } from '../app/use-navigation.ts';
import { useText } from '../app/use-text.ts';
import { configuredColumns } from '../ui/list-columns.ts';
import type { ListDeclaration } from '../ui/list-declaration.ts';
import { companyColumns } from './company-columns.tsx';
import { companyFilters } from './company-filters.ts';
import { type CompanyFilters, companyQuestion } from './company-question.ts';
import type { CompanyRow } from './company-terms.ts';
import messages from './messages.json' with { type: 'json' };
import { useOwnerOptions } from './use-owner-options.ts';

/** The list of companies: what it shows, how it can be narrowed and sorted. */
export function useCompanyDeclaration(): ListDeclaration<CompanyRow, CompanyFilters> {
  const t = useText(messages);
  const config = useConfig();
  const owners = useOwnerOptions();
  return useMemo(
    () => ({
      name: companyQuestion.name,
      title: t('list.title'),
      count: (n, counted) => t(`list.${counted}`, { n }),
      searchLabel: t('list.search'),
      columns: configuredColumns(columnsOf(config, 'company', 'companies'), companyColumns(t)),
      sort: companyQuestion.sort,
      filters: isVisible(config, 'company', 'filters') ? companyFilters(t, owners) : [],
      nameOf: ({ name }) => name,
      hrefOf: ({ id }) => pathOf('dashboard-companies-view', { id }),
    }),
    [config, t, owners],
  );
}
