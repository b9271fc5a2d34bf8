import type { components } from '@biuro/contract';
import type { Text } from '@biuro/core/i18n/text.ts';
import { TaskStatusTag } from '#services/records/task/status.tsx';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import type { DeclaredColumn } from '#ui/list/columns.ts';
import { Person } from '#ui/record/person.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { CompanyTag } from '../company-tag.tsx';
import type messages from '../messages.json';
import { type CompanyRow, documentsTones } from '../terms.ts';

type Sort = components['schemas']['CompanySort'];

/** Every column that an office may choose for its list of companies. */
export function companyColumns(t: Text<typeof messages>): Record<string, DeclaredColumn<CompanyRow, Sort>> {
  return {
    title: {
      header: t('title'),
      sortKey: 'name',
      width: 18.3,
      cell: ({ name }) => name,
      after: ({ lifecycle }) => lifecycle !== 'active' && <CompanyTag lifecycle={lifecycle} />,
    },
    company_type: {
      header: t('company_type.short'),
      sortKey: 'company_type',
      width: 5.8,
      low: 2,
      cell: ({ company_type }) => t(`type.${company_type}`),
    },
    vat_number: {
      header: t('vat_number'),
      sortKey: 'vat_number',
      width: 9.8,
      cell: ({ vat_number }) => vat_number,
      after: ({ vat_number }) => <CopyButton text={vat_number} label={t('vat_number.copy')} doneLabel={t('copied')} />,
    },
    owner: {
      header: t('owner'),
      sortKey: 'owner',
      width: 11.7,
      cell: ({ owner }) => owner && <Person name={owner.name} />,
    },
    accounting_status: {
      header: t('accounting_status'),
      sortKey: 'accounting_status',
      width: 13.2,
      cell: ({ accounting_status }) => accounting_status && <TaskStatusTag status={accounting_status} />,
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
      width: 9.2,
      low: 1,
      cell: ({ documents }) =>
        documents && <Tag tone={documentsTones[documents.state]}>{t(`documents.${documents.state}`)}</Tag>,
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
  };
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
