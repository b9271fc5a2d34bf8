import { pathOf } from '@biuro/core/navigation/routes.ts';
import { lazy } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { defineList } from '#services/lists/define-list.ts';
import { choice, onlyTrue, person } from '#services/lists/filters.ts';
import { TaskStatusTag, taskStatuses, taskStatusText } from '#services/records/task/status.tsx';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { CompaniesIcon, ProfileIcon } from '#ui/icons/icons.ts';
import { Person } from '#ui/record/person.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { CompanyTag } from '../company-tag.tsx';
import messages from '../messages.json' with { type: 'json' };
import { taxationForms, vatStatuses } from '../profile-terms.ts';
import { companyKeys } from '../queries.ts';
import { type CompanyRow, companyTypes, documentsTones, lifecycles } from '../terms.ts';
import { UnfinishedTag } from '../unfinished-tag.tsx';
import './settlement-tags.css';
import { companyRequest } from './request.ts';
import { CompanyViews } from './saved-views/saved-views.tsx';

const AccountManagerDialog = lazy(() =>
  import('./account-manager-dialog.tsx').then((module) => ({ default: module.AccountManagerDialog })),
);

/** The list of companies. */
export const companyList = defineList(companyRequest, messages, (t) => ({
  key: companyKeys.lists,
  ids: '/companies/ids',
  file: '/companies/export',
  office: { module: 'company', hides: ['filters', 'export'] },
  right: 'companies:edit',
  title: t('list.title'),
  count: (n, counted) => t(`list.${counted}`, { n }),
  searchLabel: t('list.search'),
  empty: { icon: CompaniesIcon, title: t('list.empty'), editorHint: t('list.empty.hint') },
  nameOf: ({ name }) => name,
  hrefOf: ({ id }) => pathOf('dashboard-companies-view', { id }),
  SavedViews: CompanyViews,
  columns: {
    title: {
      header: t('title'),
      sortKey: 'name',
      width: 16,
      cell: ({ name }) => name,
      after: ({ lifecycle }) => lifecycle !== 'active' && <CompanyTag lifecycle={lifecycle} />,
    },
    company_type: {
      header: t('company_type.short'),
      sortKey: 'company_type',
      width: 5.8,
      low: 1,
      cell: ({ company_type }) => t(`type.${company_type}`),
    },
    vat_number: {
      header: t('vat_number'),
      sortKey: 'vat_number',
      width: 9.2,
      cell: ({ vat_number }) => vat_number,
      after: ({ vat_number }) => <CopyButton text={vat_number} label={t('vat_number.copy')} doneLabel={t('copied')} />,
    },
    owner: {
      header: t('owner'),
      sortKey: 'owner',
      width: 11,
      cell: ({ owner }) => owner && <Person name={owner.name} />,
    },
    accounting_status: {
      header: t('accounting_status'),
      sortKey: 'accounting_status',
      width: 14.2,
      monthly: true,
      cell: settlementTags,
    },
    tasks: {
      header: t('tasks'),
      sortKey: 'tasks',
      width: 5.9,
      low: 3,
      cell: ({ open_tasks }) => open_tasks,
      after: ({ late_tasks }) =>
        late_tasks > 0 && <LateTag n={late_tasks} words={t('tasks.late', { n: late_tasks })} />,
    },
    documents: {
      header: t('documents'),
      width: 8.4,
      low: 2,
      cell: ({ documents }) =>
        documents && <Tag tone={documentsTones[documents.state]}>{t(`documents.${documents.state}`)}</Tag>,
      after: ({ documents }) => documents && <DocumentCount documents={documents} />,
    },
    city: { header: t('city'), sortKey: 'city', width: 9, low: 1, cell: ({ city }) => city },
    lifecycle: {
      header: t('lifecycle'),
      sortKey: 'lifecycle',
      width: 9,
      low: 1,
      cell: ({ lifecycle }) => <CompanyTag lifecycle={lifecycle} />,
    },
    email: { header: t('email'), width: 12, low: 1, cell: ({ email }) => email },
    phone: { header: t('phone'), width: 9, low: 1, cell: ({ phone }) => phone },
  },
  filters: {
    owner_id: person(t('owner'), { me: (name) => t('owner.me', { name }), unknown: t('owner.other') }),
    accounting_status: choice(t('accounting_status'), taskStatuses, taskStatusText),
    lifecycle: choice(t('lifecycle'), lifecycles, (value) => t(`lifecycle.${value}`)),
    company_type: choice(t('company_type.short'), companyTypes, (value) => t(`type.${value}`)),
    taxation_form: choice(t('taxation_form'), taxationForms, (value) => t(`taxation_form.${value}`)),
    vat_status: choice(t('vat_status'), vatStatuses, (value) => t(`vat_status.${value}`)),
    late: onlyTrue(t('filter.late'), t('yes')),
    documents_missing: onlyTrue(t('view.documents'), t('yes')),
    mine: onlyTrue(t('filter.mine'), t('yes')),
    without_owner: onlyTrue(t('owner.none'), t('yes')),
  },
  bulk: [
    {
      key: 'owner',
      label: t('bulk.owner'),
      icon: ProfileIcon,
      dialog: (props) => <AccountManagerDialog {...props} />,
    },
  ],
}));

/** What is not finished of earlier months stands first. */
function settlementTags({ unfinished_before, accounting_status }: CompanyRow) {
  const status = accounting_status && <TaskStatusTag status={accounting_status} />;
  if (!unfinished_before) return status;
  return (
    <span className="settlement-tags">
      <UnfinishedTag unfinished={unfinished_before} />
      {status}
    </span>
  );
}

/** How many have come, of how many there should be; the words are spoken, and shown on hover. */
function DocumentCount({ documents: { received, missing } }: { documents: NonNullable<CompanyRow['documents']> }) {
  const t = useText(messages);
  if (received + missing === 0) return null;
  const words = t('documents.count', { received, missing });
  return (
    <span className="settlement-count" title={words}>
      <span aria-hidden="true">{missing === 0 ? received : `${received}/${received + missing}`}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

/** How many of the tasks are late; the words are spoken, and shown on hover. */
function LateTag({ n, words }: { n: number; words: string }) {
  return (
    <span title={words}>
      <Tag tone="danger">
        <span aria-hidden="true">{n}</span>
        <span className="visually-hidden">{words}</span>
      </Tag>
    </span>
  );
}
