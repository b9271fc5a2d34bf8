import { columnsOf, isVisible } from '@biuro/core/config/config.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMemo } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { configuredColumns } from '#ui/list/columns.ts';
import type { ListDeclaration } from '#ui/list/definition.ts';
import messages from '../messages.json' with { type: 'json' };
import type { CompanyRow } from '../terms.ts';
import { useManagerOptions } from '../use-manager-options.ts';
import { companyColumns } from './columns.tsx';
import { companyFilters } from './filters.ts';
import { type CompanyFilters, companyQuestion } from './list-request.ts';

/** The list of companies: what it shows, how it can be narrowed and sorted. */
export function useCompanyDeclaration(): ListDeclaration<CompanyRow, CompanyFilters> {
  const t = useText(messages);
  const config = useConfig();
  const owners = useManagerOptions();
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
