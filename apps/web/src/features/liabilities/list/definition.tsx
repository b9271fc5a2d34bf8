import type { components } from '@biuro/contract';
import { columnsOf, isVisible } from '@biuro/core/config/config.ts';
import type { Text } from '@biuro/core/i18n/text.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { formatNrb } from '@biuro/core/poland/nrb.ts';
import { useMemo } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { LiabilityTag } from '#services/records/liability/tag.tsx';
import { liabilityText, owedText } from '#services/records/liability/text.ts';
import { configuredColumns, type DeclaredColumn } from '#ui/list/columns.ts';
import type { ListDeclaration } from '#ui/list/definition.ts';
import { Due } from '#ui/text/due.tsx';
import { Money } from '#ui/text/money.tsx';
import { periodText } from '#ui/text/period.ts';
import { Tag } from '#ui/text/tag.tsx';
import messages from '../messages.json' with { type: 'json' };
import { isOpen, type Liability } from '../terms.ts';
import { useLiabilityFilters } from './filters.ts';
import { type LiabilityFilters, liabilityQuestion } from './list-request.ts';

type Sort = components['schemas']['LiabilitySort'];
type Declaration = ListDeclaration<Liability, LiabilityFilters>;

/** The list of liabilities: what it shows, how it can be narrowed and sorted. */
export function useLiabilityDeclaration(): Declaration {
  const t = useText(messages);
  const config = useConfig();
  const filters = useLiabilityFilters();
  return useMemo(
    () => ({
      name: liabilityQuestion.name,
      title: t('list.title'),
      count: (n, counted) => t(`list.${counted}`, { n }),
      searchLabel: t('list.search'),
      columns: configuredColumns(columnsOf(config, 'tasks', 'liabilities'), columns(t)),
      sort: liabilityQuestion.sort,
      filters: isVisible(config, 'tasks', 'filters') ? filters : [],
      scope: scope(t),
      nameOf: (liability) => t('named', { company: liability.company.name, what: liabilityText(liability) }),
      hrefOf: ({ id }) => pathOf('dashboard-liabilities-view', { id }),
    }),
    [config, t, filters],
  );
}

function columns(t: Text<typeof messages>): Record<string, DeclaredColumn<Liability, Sort>> {
  return {
    company: { header: t('company'), sortKey: 'company', width: 15, cell: ({ company }) => company.name },
    kind: { header: t('kind'), sortKey: 'kind', width: 10, cell: owedText },
    period: { header: t('period'), sortKey: 'period', width: 9, low: 3, cell: ({ period }) => periodText(period) },
    amount: { header: t('amount'), sortKey: 'amount', width: 8, cell: ({ amount }) => <Money amount={amount} /> },
    due_date: {
      header: t('due_date'),
      sortKey: 'due_date',
      width: 11,
      cell: (liability) => <Due date={liability.due_date} open={isOpen(liability)} />,
    },
    status: {
      header: t('status'),
      sortKey: 'status',
      width: 12,
      cell: (liability) =>
        liability.waiting ? <Tag tone="warning">{t('waiting.tag')}</Tag> : <LiabilityTag liability={liability} />,
    },
    account: {
      header: t('account'),
      width: 19,
      low: 1,
      cell: ({ account }) => account && <span className="tabular">{formatNrb(account)}</span>,
    },
  };
}

function scope(t: Text<typeof messages>): NonNullable<Declaration['scope']> {
  const states = ['to_calculate', 'to_publish', 'open', 'to_confirm', 'done'] as const;
  return {
    key: 'state',
    label: t('state'),
    all: t('state.all'),
    options: states.map((value) => ({ value, label: t(`state.${value}`) })),
  };
}
