import type { components } from '@biuro/contract';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMemo } from 'react';
import { defineList, useList } from '#services/lists/define-list.ts';
import { choice, onlyTrue } from '#services/lists/filters.ts';
import { TaskStatusTag, taskStatuses, taskStatusText } from '#services/records/task/status.tsx';
import { TaskTracks } from '#services/records/task/tracks.tsx';
import { TasksIcon } from '#ui/icons/icons.ts';
import { List } from '#ui/list/list.tsx';
import type { FiltersOf, ListRequest } from '#ui/list/list-request.ts';
import { Person } from '#ui/record/person.tsx';
import { Due } from '#ui/text/due.tsx';
import messages from '../messages.json' with { type: 'json' };
import { CompanyFrame } from './company-frame.tsx';

interface CompanyTasksContract {
  path: '/tasks';
  column: 'title' | 'status' | 'tracks' | 'assignee' | 'due_at';
  sort: components['schemas']['TaskSort'];
  filters: FiltersOf<'/tasks'>;
}

const request: ListRequest<CompanyTasksContract> = {
  path: '/tasks',
  name: 'company-tasks',
  sort: { key: 'period', order: 'desc' },
};

const companyTasks = defineList(request, messages, (t) => ({
  key: ['tasks', 'list', 'company'],
  title: t('tab.tasks'),
  count: (n) => t('tasks.count', { n }),
  searchLabel: t('tasks.search'),
  empty: { icon: TasksIcon, title: t('tab.tasks') },
  nameOf: ({ title }) => title,
  hrefOf: ({ id }) => pathOf('dashboard-tasks-view', { id }),
  columns: {
    title: {
      header: t('tasks.title'),
      sortKey: 'period',
      width: 14,
      // Every title ends with the company's name, which stands above the list.
      cell: ({ title, company }) => title.replace(` – ${company.name}`, ''),
    },
    status: {
      header: t('tasks.status'),
      sortKey: 'status',
      width: 11,
      cell: ({ status }) => <TaskStatusTag status={status} />,
    },
    tracks: {
      header: t('tasks.tracks'),
      width: 11,
      cell: ({ tracks }) => tracks.length > 0 && <TaskTracks tracks={tracks} />,
    },
    assignee: {
      header: t('tasks.assignee'),
      sortKey: 'assignee',
      width: 10,
      low: 2,
      cell: ({ assignee }) => assignee && <Person name={assignee.name} />,
    },
    due_at: {
      header: t('tasks.due'),
      sortKey: 'due_at',
      width: 10,
      cell: ({ due_at, status }) => (
        <Due date={due_at} open={!['published', 'suspended', 'closed', 'cancelled'].includes(status)} />
      ),
    },
  },
  filters: {
    open: onlyTrue(t('tasks.open'), t('yes')),
    status: choice(t('tasks.status'), taskStatuses, taskStatusText),
  },
}));

/** The settlements of a company, the newest period first, with its taxes as chips. */
export function CompanyTasks() {
  return <CompanyFrame>{({ id }) => <TaskRows companyId={id} />}</CompanyFrame>;
}

function TaskRows({ companyId }: { companyId: string }) {
  const within = useMemo(() => ({ company_id: companyId }), [companyId]);
  return <List list={useList(companyTasks, { within })} selection={undefined} />;
}
