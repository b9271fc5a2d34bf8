import { pathOf } from '@biuro/core/navigation/routes.ts';
import { defineList } from '#services/lists/define-list.ts';
import { choice, company, linkedChoice, onlyTrue } from '#services/lists/filters.ts';
import { DocumentsIcon } from '#ui/icons/icons.ts';
import { dayShort } from '#ui/text/day.ts';
import { periodText } from '#ui/text/period.ts';
import { Tag } from '#ui/text/tag.tsx';
import { today } from '#ui/text/today.ts';
import { documentMonths, isMonth } from '../../months.ts';
import messages from '../messages.json' with { type: 'json' };
import { requestKeys } from '../queries.ts';
import { requestTones } from '../requests.ts';
import { requestListRequest } from './request.ts';

/** The list of document requests: at first those that companies still have to answer. */
export const requestList = defineList(requestListRequest, messages, (t) => ({
  key: requestKeys.lists,
  office: { module: 'documents', hides: ['filters'] },
  right: 'documents:edit',
  title: t('list.title'),
  count: (n, counted) => t(`list.${counted}`, { n }),
  searchLabel: t('list.search'),
  empty: { icon: DocumentsIcon, title: t('list.empty'), hint: t('list.empty.hint') },
  nameOf: ({ title, company: { name } }) => t('named', { title, company: name }),
  hrefOf: ({ id }) => pathOf('dashboard-documents-requests-view', { id }),
  columns: {
    title: { header: t('title'), sortKey: 'title', width: 15, cell: ({ title }) => title },
    company: { header: t('company'), sortKey: 'company', width: 15, cell: (request) => request.company.name },
    month: { header: t('month'), sortKey: 'month', width: 9.5, low: 2, cell: ({ month }) => periodText(month) },
    due_date: {
      header: t('due_date'),
      sortKey: 'due_date',
      width: 8.5,
      cell: ({ due_date }) => dayShort(due_date, today()),
      after: ({ overdue }) => overdue && <Tag tone="danger">{t('overdue')}</Tag>,
    },
    progress: {
      header: t('progress.title'),
      width: 6,
      cell: ({ done, items }) => t('progress.short', { done, n: items.length }),
    },
    status: {
      header: t('status'),
      sortKey: 'status',
      width: 10,
      cell: ({ status }) => <Tag tone={requestTones[status]}>{t(`status.${status}`)}</Tag>,
    },
    reminded_at: {
      header: t('reminded_at'),
      width: 8,
      low: 1,
      cell: ({ reminded_at }) =>
        reminded_at && <time dateTime={reminded_at}>{t('day', { at: new Date(reminded_at) })}</time>,
    },
    created_by: { header: t('created_by'), width: 10, low: 1, cell: ({ created_by }) => created_by },
    created_at: {
      header: t('created_at'),
      sortKey: 'created_at',
      width: 8,
      low: 1,
      cell: ({ created_at }) => <time dateTime={created_at}>{t('day', { at: new Date(created_at) })}</time>,
    },
  },
  filters: {
    company_id: company(t('company'), t('company.search')),
    of_month: linkedChoice(t('month'), documentMonths(), periodText, isMonth),
    status: choice(t('status'), ['delivered', 'accepted', 'withdrawn', 'any'], (one) => t(`status.${one}`)),
    overdue: onlyTrue(t('overdue'), t('overdue.only')),
    mine: onlyTrue(t('mine'), t('mine.only')),
  },
  presetViews: {
    label: t('list.views'),
    views: [
      { label: t('list.open') },
      { label: t('overdue'), filter: { key: 'overdue', value: 'true' } },
      { label: t('status.delivered'), filter: { key: 'status', value: 'delivered' } },
      { label: t('status.accepted'), filter: { key: 'status', value: 'accepted' } },
      { label: t('status.any'), filter: { key: 'status', value: 'any' } },
    ],
  },
}));
