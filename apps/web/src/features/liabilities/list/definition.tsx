import { isDate } from '@biuro/core/lib/date.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { formatNrb } from '@biuro/core/poland/nrb.ts';
import { isPeriod } from '@biuro/core/poland/period.ts';
import { lazy } from 'react';
import { defineList } from '#services/lists/define-list.ts';
import { choice, linkedChoice, linkedCompany, onlyTrue, person } from '#services/lists/filters.ts';
import { recentPeriods } from '#services/lists/recent-periods.ts';
import { LiabilityTag } from '#services/records/liability/tag.tsx';
import { liabilityKindText, liabilityText, owedText } from '#services/records/liability/text.ts';
import { SendIcon, WalletIcon } from '#ui/icons/icons.ts';
import { dayText } from '#ui/text/day.ts';
import { Due } from '#ui/text/due.tsx';
import { Money } from '#ui/text/money.tsx';
import { periodText } from '#ui/text/period.ts';
import { Tag } from '#ui/text/tag.tsx';
import { today } from '#ui/text/today.ts';
import messages from '../messages.json' with { type: 'json' };
import { liabilityKeys } from '../queries.ts';
import { isOpen, kinds } from '../terms.ts';
import { liabilityRequest } from './request.ts';

const Publish = lazy(() => import('./publish-dialog.tsx').then(({ PublishDialog }) => ({ default: PublishDialog })));

/** The list of liabilities. */
export const liabilityList = defineList(liabilityRequest, messages, (t) => ({
  key: liabilityKeys.lists,
  ids: '/liabilities/ids',
  file: '/liabilities/export',
  office: { module: 'tasks', hides: ['filters', 'export'] },
  right: 'tasks:edit',
  title: t('list.title'),
  count: (n, counted) => t(`list.${counted}`, { n }),
  searchLabel: t('list.search'),
  empty: {
    icon: WalletIcon,
    title: t('list.empty'),
    hint: t('list.empty.hint'),
    ofMonth: (month) => t('list.empty.month', { month }),
  },
  nameOf: (liability) => t('named', { company: liability.company.name, what: liabilityText(liability) }),
  hrefOf: ({ id }) => pathOf('dashboard-liabilities-view', { id }),
  columns: {
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
  },
  filters: {
    period: linkedChoice(t('period'), recentPeriods(today()), periodText, isPeriod),
    kind: choice(t('kind'), kinds, liabilityKindText),
    assignee_id: person(t('assignee')),
    mine: onlyTrue(t('mine'), t('mine.only')),
    to_tell: onlyTrue(t('to_tell'), t('to_tell.only')),
    overdue: onlyTrue(t('overdue'), t('overdue.only')),
    correction_waiting: onlyTrue(t('waiting'), t('waiting.only')),
    company_id: linkedCompany(t('company')),
    due_date: linkedChoice(t('due_date'), [], dayText, isDate),
  },
  scope: {
    key: 'state',
    all: t('state.all'),
    ...choice(t('state'), ['to_calculate', 'to_publish', 'open', 'to_confirm', 'done'], (state) => t(`state.${state}`)),
  },
  totals: {
    path: '/liabilities/totals',
    read: ({ data }, state) => {
      const { count, to_pay, to_return } = data.states.find((one) => one.state === state) ?? data.all;
      const line = (label: string, amount: string) => ({ label, cells: { amount: <Money amount={amount} /> } });
      return {
        count,
        lines: [line(t('total.pay'), to_pay), ...(Number(to_return) > 0 ? [line(t('total.return'), to_return)] : [])],
      };
    },
  },
  bulk: [
    {
      key: 'publish',
      label: t('publish'),
      icon: SendIcon,
      dialog: ({ ids, clear, onClose }) => <Publish ids={ids} onPublished={clear} onClose={onClose} />,
    },
  ],
}));
