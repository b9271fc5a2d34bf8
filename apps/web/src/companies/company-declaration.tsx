import type { components } from '@biuro/contract';
import { columnsOf, isVisible } from '@biuro/core/config/config.ts';
import type { Text } from '@biuro/core/i18n/text.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMemo } from 'react';
import { useConfig } from '../app/use-navigation.ts';
import { useUser } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { configuredColumns, type DeclaredColumn } from '../ui/list-columns.ts';
import type { ListDeclaration } from '../ui/list-declaration.ts';
import { Person } from '../ui/person.tsx';
import { type CompanyFilters, companyQuestion } from './company-question.ts';
import { CompanyTag } from './company-tag.tsx';
import { type Company, companyTypes, lifecycles } from './company-terms.ts';
import messages from './messages.json' with { type: 'json' };

type Sort = components['schemas']['CompanySort'];

/** The list of companies: what it shows, how it can be narrowed and sorted. */
export function useCompanyDeclaration(): ListDeclaration<Company, CompanyFilters> {
  const t = useText(messages);
  const config = useConfig();
  const { id } = useUser();
  return useMemo(
    () => ({
      name: companyQuestion.name,
      title: t('list.title'),
      count: (n, narrowed) => t(narrowed ? 'list.found' : 'list.count', { n }),
      searchLabel: t('list.search'),
      columns: configuredColumns(columnsOf(config, 'company', 'companies'), columns(t)),
      sort: companyQuestion.sort,
      filters: isVisible(config, 'company', 'filters') ? filters(t) : [],
      scope: {
        key: 'owner_id',
        label: t('scope'),
        all: t('scope.all'),
        options: [{ value: id, label: t('scope.my') }],
      },
      nameOf: ({ name }) => name,
      hrefOf: ({ id: company }) => pathOf('dashboard-companies-view', { id: company }),
    }),
    [config, t, id],
  );
}

function columns(t: Text<typeof messages>): Record<string, DeclaredColumn<Company, Sort>> {
  return {
    title: {
      header: t('title'),
      sortKey: 'name',
      width: 24,
      cell: ({ name }) => name,
      after: ({ lifecycle }) => lifecycle !== 'active' && <CompanyTag lifecycle={lifecycle} />,
    },
    company_type: {
      header: t('company_type.short'),
      sortKey: 'company_type',
      width: 9,
      low: 3,
      cell: ({ company_type }) => t(`type.${company_type}`),
    },
    vat_number: {
      header: t('vat_number'),
      sortKey: 'vat_number',
      width: 9.5,
      cell: ({ vat_number }) => vat_number,
      after: ({ vat_number }) => <CopyButton text={vat_number} label={t('vat_number.copy')} doneLabel={t('copied')} />,
    },
    owner: {
      header: t('owner'),
      sortKey: 'owner',
      width: 12,
      cell: ({ owner }) => owner && <Person name={owner.name} />,
    },
  };
}

function filters(t: Text<typeof messages>): ListDeclaration<Company, CompanyFilters>['filters'] {
  return [
    {
      key: 'company_type',
      label: t('company_type.short'),
      options: companyTypes.map((value) => ({ value, label: t(`type.${value}`) })),
    },
    {
      key: 'lifecycle',
      label: t('lifecycle'),
      options: lifecycles.map((value) => ({ value, label: t(`lifecycle.${value}`) })),
    },
  ];
}
