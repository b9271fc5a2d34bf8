import type { Text } from '@biuro/core/i18n/text.ts';
import { isDate } from '@biuro/core/lib/date.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { isPeriod } from '@biuro/core/poland/period.ts';
import { defineList } from '#services/lists/define-list.ts';
import { choice, linkedChoice, linkedCompany, onlyTrue, person } from '#services/lists/filters.ts';
import { recentPeriods } from '#services/lists/recent-periods.ts';
import { declarationText, formText } from '#services/records/declaration/text.ts';
import { DeclarationsIcon } from '#ui/icons/icons.ts';
import { Person } from '#ui/record/person.tsx';
import type { Column } from '#ui/table/column.ts';
import { dayText } from '#ui/text/day.ts';
import { Due } from '#ui/text/due.tsx';
import { periodText } from '#ui/text/period.ts';
import { today } from '#ui/text/today.ts';
import { words } from '#ui/text/words.ts';
import { DeclarationTag } from '../declaration-tag.tsx';
import feature from '../messages.json' with { type: 'json' };
import { DeclarationMoves } from '../settlement/row.tsx';
import { type Declaration, forms, isOpen, type Status, statuses } from '../terms.ts';
import messages from './messages.json' with { type: 'json' };
import { declarationRequest } from './request.ts';
import '../declarations.css';

/** The list of declarations: at first those that are still to be sent. Each leads to its settlement. */
export const declarationList = defineList(declarationRequest, messages, (t) => ({
  key: ['declarations', 'list'],
  file: '/declarations/export',
  office: { module: 'tasks', hides: ['filters', 'export'] },
  right: 'tasks:edit',
  title: t('title'),
  count: (n, counted) => t(counted, { n }),
  searchLabel: t('search'),
  empty: { icon: DeclarationsIcon, title: t('empty'), hint: t('empty.hint') },
  nameOf: (declaration) => t('named', { company: declaration.company.name, what: declarationText(declaration) }),
  hrefOf: ({ task }) => pathOf('dashboard-tasks-view', { id: task.id }),
  columns: {
    company: { header: t('company'), sortKey: 'company', width: 15, cell: ({ company }) => company.name },
    form: { header: t('form'), sortKey: 'form', width: 8.5, cell: ({ form }) => formText(form) },
    period: { header: t('period'), sortKey: 'period', width: 10.5, low: 2, cell: ({ period }) => periodText(period) },
    due_date: {
      header: t('due_date'),
      sortKey: 'due_date',
      width: 11,
      cell: (declaration) => <Due date={declaration.due_date} open={isOpen(declaration)} />,
    },
    status: {
      header: t('status'),
      sortKey: 'status',
      width: 12.5,
      cell: ({ status }) => <DeclarationTag status={status} />,
    },
    assignee: {
      header: t('assignee'),
      width: 11.5,
      low: 1,
      cell: ({ assignee }) => assignee && <Person name={assignee.name} />,
    },
    sent_at: {
      header: t('sent_at'),
      width: 9,
      low: 1,
      cell: ({ sent_at }) => sent_at && t('sent', { at: new Date(sent_at) }),
    },
    upo_number: { header: t('upo_number'), width: 14, low: 1, cell: ({ upo_number }) => upo_number },
  },
  filters: {
    status: choice(t('status'), statuses, (status) => words(feature)(`status.${status}`)),
    form: choice(t('form'), forms, formText),
    period: linkedChoice(t('period'), recentPeriods(today()), periodText, isPeriod),
    assignee_id: person(t('assignee')),
    mine: onlyTrue(t('mine'), t('mine.only')),
    late: onlyTrue(t('late'), t('late.only')),
    open: choice(t('open'), ['any'], () => t('open.any')),
    company_id: linkedCompany(t('company')),
    due_date: linkedChoice(t('due_date'), [], dayText, isDate),
  },
  presetViews: {
    label: t('views'),
    views: [
      { label: t('view.open') },
      { label: t('view.mine'), filter: { key: 'mine', value: 'true' } },
      { label: t('view.late'), filter: { key: 'late', value: 'true' } },
      { label: t('view.sent'), filter: { key: 'status', value: 'sent' } },
      { label: t('view.rejected'), filter: { key: 'status', value: 'rejected' } },
      { label: t('view.any'), filter: { key: 'open', value: 'any' } },
    ],
  },
}));

/** A move that is asked about before it is made. */
export interface AskedMove {
  declaration: Declaration;
  to: Status;
}

/** The next step of each declaration, for those who may take it: declarations are sent one after another. */
export function movesColumn(t: Text<typeof messages>, ask: (move: AskedMove) => void): Column<Declaration> {
  return {
    key: 'moves',
    header: t('moves'),
    width: 19,
    cell: () => null,
    after: (declaration) => (
      <span className="declaration-moves">
        <DeclarationMoves declaration={declaration} ask={(to) => ask({ declaration, to })} />
      </span>
    ),
  };
}
