import { pathOf } from '@biuro/core/navigation/routes.ts';
import { defineList } from '#services/lists/define-list.ts';
import { choice, company, linkedChoice, onlyTrue } from '#services/lists/filters.ts';
import { DocumentsIcon } from '#ui/icons/icons.ts';
import { dayShort } from '#ui/text/day.ts';
import { Money } from '#ui/text/money.tsx';
import { periodText } from '#ui/text/period.ts';
import { today } from '#ui/text/today.ts';
import { DocumentTag, LateTag } from '../document-tag.tsx';
import { kindText } from '../kind-text.ts';
import messages from '../messages.json' with { type: 'json' };
import { documentMonths, isMonth } from '../months.ts';
import { documentKeys } from '../queries.ts';
import { kinds, statuses } from '../statuses.ts';
import { documentRequest } from './request.ts';

/** The list of documents: at first those that the office has to check. */
export const documentList = defineList(documentRequest, messages, (t) => ({
  key: documentKeys.lists,
  ids: '/documents/ids',
  file: '/documents/export',
  office: { module: 'documents', hides: ['filters', 'export'] },
  right: 'documents:edit',
  title: t('list.title'),
  count: (n, counted) => t(`list.${counted}`, { n }),
  searchLabel: t('list.search'),
  empty: { icon: DocumentsIcon, title: t('list.empty'), hint: t('list.empty.hint') },
  nameOf: ({ title, company: { name } }) => t('named', { title, company: name }),
  hrefOf: ({ id }) => pathOf('dashboard-documents-view', { id }),
  columns: {
    title: {
      header: t('title'),
      sortKey: 'title',
      width: 16,
      cell: ({ title }) => title,
      after: ({ late }) => late && <LateTag />,
    },
    company: { header: t('company'), sortKey: 'company', width: 14, cell: (document) => document.company.name },
    kind: { header: t('kind'), sortKey: 'kind', width: 10.5, low: 2, cell: ({ kind }) => kindText(kind) },
    month: { header: t('month'), sortKey: 'month', width: 9.5, low: 3, cell: ({ month }) => periodText(month) },
    status: {
      header: t('status'),
      sortKey: 'status',
      width: 10,
      cell: ({ status }) => <DocumentTag status={status} />,
    },
    number: { header: t('number'), width: 9, low: 1, cell: ({ number }) => number },
    contractor: {
      header: t('contractor'),
      width: 12,
      low: 1,
      cell: ({ contractor_name, contractor_nip }) => contractor_name ?? contractor_nip,
    },
    issue_date: {
      header: t('issue_date'),
      sortKey: 'issue_date',
      width: 8,
      low: 1,
      cell: ({ issue_date }) => issue_date && dayShort(issue_date, today()),
    },
    gross: {
      header: t('gross'),
      sortKey: 'gross',
      width: 8,
      low: 1,
      cell: ({ gross, currency }) =>
        gross && (currency === 'PLN' ? <Money amount={gross} /> : t('amount.foreign', { amount: gross, currency })),
    },
    files: { header: t('files'), width: 4.5, low: 1, cell: ({ files }) => files.length },
    created_by: { header: t('created_by'), width: 10, low: 1, cell: ({ created_by }) => created_by },
    created_at: {
      header: t('created_at'),
      sortKey: 'created_at',
      width: 9,
      low: 2,
      cell: ({ created_at }) => (
        <time dateTime={created_at} title={t('moment', { at: new Date(created_at) })}>
          {t('day', { at: new Date(created_at) })}
        </time>
      ),
    },
  },
  filters: {
    company_id: company(t('company'), t('company.search')),
    of_month: linkedChoice(t('month'), documentMonths(), periodText, isMonth),
    kind: choice(t('kind'), kinds, kindText),
    state: choice(t('state'), ['to_correct', 'accepted', 'set_aside', 'any'], (one) => t(`state.${one}`)),
    status: choice(t('status'), statuses, (status) => t(`status.${status}`)),
    direction: choice(t('direction'), ['from_client', 'from_office', 'internal'], (one) => t(`direction.${one}`)),
    late: onlyTrue(t('late'), t('late.only')),
    mine: onlyTrue(t('mine'), t('mine.only')),
  },
  presetViews: {
    label: t('states'),
    views: [
      { label: t('state.to_check') },
      { label: t('state.to_correct'), filter: { key: 'state', value: 'to_correct' } },
      { label: t('state.accepted'), filter: { key: 'state', value: 'accepted' } },
      { label: t('state.set_aside'), filter: { key: 'state', value: 'set_aside' } },
      { label: t('state.any'), filter: { key: 'state', value: 'any' } },
    ],
  },
}));
