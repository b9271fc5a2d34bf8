import { isDate } from '@biuro/core/lib/date.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { isPeriod } from '@biuro/core/poland/period.ts';
import { lazy } from 'react';
import { defineList } from '#services/lists/define-list.ts';
import { choice, linkedChoice, linkedCompany, onlyTrue, person } from '#services/lists/filters.ts';
import { TaskStatusTag, taskStatuses, taskStatusText } from '#services/records/task/status.tsx';
import { TaskTracks } from '#services/records/task/tracks.tsx';
import { ActivateIcon, AscendingIcon, NextIcon, ShowIcon, TasksIcon } from '#ui/icons/icons.ts';
import { Person } from '#ui/record/person.tsx';
import { dayText } from '#ui/text/day.ts';
import { Due } from '#ui/text/due.tsx';
import { periodText } from '#ui/text/period.ts';
import { Tag } from '#ui/text/tag.tsx';
import { today } from '#ui/text/today.ts';
import messages from '../messages.json' with { type: 'json' };
import { PriorityTag } from '../priority-tag.tsx';
import { taskKeys } from '../queries.ts';
import { isOnUs, kinds, shortTitle } from '../terms.ts';
import { periodsAround } from './periods.ts';
import { taskRequest } from './request.ts';

const BulkDialog = lazy(() => import('./bulk-dialog.tsx').then((module) => ({ default: module.TaskBulkDialog })));

const bulkIcons = { assign: ActivateIcon, review: ShowIcon, priority: AscendingIcon, move: NextIcon };

/** The list of tasks: at first those that are open. */
export const taskList = defineList(taskRequest, messages, (t) => ({
  key: taskKeys.lists,
  ids: '/tasks/ids',
  file: '/tasks/export',
  office: { module: 'tasks', hides: ['filters', 'export'] },
  right: 'tasks:edit',
  title: t('list.title'),
  count: (n, counted) => t(`list.${counted}`, { n }),
  searchLabel: t('list.search'),
  empty: {
    icon: TasksIcon,
    title: t('list.empty'),
    hint: t('list.empty.hint'),
    ofMonth: (month) => t('list.empty.month', { month }),
  },
  nameOf: ({ title }) => title,
  hrefOf: ({ id }) => pathOf('dashboard-tasks-view', { id }),
  columns: {
    title: {
      header: t('title'),
      sortKey: 'title',
      width: 11.5,
      cell: shortTitle,
      after: ({ late_docs }) => late_docs && <Tag tone="accent">{t('late_docs')}</Tag>,
    },
    company: { header: t('company'), sortKey: 'company', width: 12.5, cell: ({ company }) => company.name },
    period: { header: t('period'), sortKey: 'period', width: 9, low: 2, cell: ({ period }) => periodText(period) },
    status: {
      header: t('status'),
      sortKey: 'status',
      width: 13,
      cell: ({ status }) => <TaskStatusTag status={status} />,
    },
    tracks: {
      header: t('tracks'),
      width: 13.4,
      cell: ({ tracks }) => tracks.length > 0 && <TaskTracks tracks={tracks} />,
    },
    assignee: {
      header: t('assignee'),
      sortKey: 'assignee',
      width: 10,
      low: 1,
      cell: ({ assignee }) => assignee && <Person name={assignee.name} />,
    },
    docs_due_at: {
      header: t('docs_due_at'),
      width: 9,
      low: 1,
      cell: ({ docs_due_at, status }) =>
        docs_due_at && <Due date={docs_due_at} open={status === 'awaiting_documents' || status === 'incomplete'} />,
    },
    due_at: {
      header: t('due_at'),
      sortKey: 'due_at',
      width: 10,
      cell: (task) => <Due date={task.due_at} open={isOnUs(task)} />,
    },
    priority: {
      header: t('priority'),
      sortKey: 'priority',
      width: 7,
      low: 2,
      cell: ({ priority }) => <PriorityTag priority={priority} always />,
    },
  },
  filters: {
    status: choice(t('status'), taskStatuses, taskStatusText),
    period: linkedChoice(t('period'), periodsAround(today()), periodText, isPeriod),
    kind: choice(t('kind'), kinds, (kind) => t(`kind.${kind}`)),
    assignee_id: person(t('assignee'), { me: String }),
    company_id: linkedCompany(t('company')),
    mine: onlyTrue(t('filter.mine'), t('mine.true')),
    stage: choice(t('filter.stage'), ['documents', 'work', 'told'], (stage) => t(`stage.${stage}`)),
    closable: onlyTrue(t('filter.closable'), t('yes')),
    due_at: linkedChoice(t('due_at'), [], dayText, isDate),
    documents_missing: onlyTrue(t('filter.documents_missing'), t('yes')),
    late: onlyTrue(t('filter.late'), t('yes')),
    late_docs: onlyTrue(t('filter.late_docs'), t('yes')),
    open: choice(t('filter.open'), ['false', 'any'], (open) => t(`open.${open}`)),
  },
  presetViews: {
    label: t('views'),
    views: [
      { label: t('view.open') },
      { label: t('view.mine'), filter: { key: 'mine', value: 'true' } },
      { label: t('view.late'), filter: { key: 'late', value: 'true' } },
      { label: t('view.late_docs'), filter: { key: 'late_docs', value: 'true' } },
      { label: t('view.closable'), filter: { key: 'closable', value: 'true' } },
      { label: t('view.closed'), filter: { key: 'open', value: 'false' } },
      { label: t('view.any'), filter: { key: 'open', value: 'any' } },
    ],
  },
  bulk: (['assign', 'review', 'priority', 'move'] as const).map((kind) => ({
    key: kind,
    label: t(`bulk.${kind}`),
    icon: bulkIcons[kind],
    dialog: (props) => <BulkDialog kind={kind} {...props} />,
  })),
}));
