import type { components, operations } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Text } from '@biuro/core/i18n/text.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMemo } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { TaskStatusTag, taskStatuses, taskStatusText } from '#services/records/task/status.tsx';
import { TaskTracks } from '#services/records/task/tracks.tsx';
import type { ListDeclaration } from '#ui/list/definition.ts';
import { List } from '#ui/list/list.tsx';
import type { ListSource } from '#ui/list/source.ts';
import { useList } from '#ui/list/use-list.ts';
import { Person } from '#ui/record/person.tsx';
import type { Column } from '#ui/table/column.ts';
import { Due } from '#ui/text/due.tsx';
import messages from '../messages.json' with { type: 'json' };
import { CompanyFrame } from './company-frame.tsx';

type Schemas = components['schemas'];
type TaskRow = Schemas['TaskRow'];
type TaskFilters = NonNullable<NonNullable<operations['listTasks']['parameters']['query']>['filters']>;

/** The settlements of a company, the newest period first, with its taxes as chips. */
export function CompanyTasks() {
  return <CompanyFrame>{({ id, name }) => <TaskRows companyId={id} name={name} />}</CompanyFrame>;
}

function TaskRows({ companyId, name }: { companyId: string; name: string }) {
  const t = useText(messages);
  const api = useApi();
  const declaration = useMemo(() => declare(t, name), [t, name]);
  const source = useMemo(
    (): ListSource<TaskRow, TaskFilters> => ({
      key: ['tasks', 'list', 'company', companyId],
      page: ({ filters, ...query }, signal) => {
        const params = { query: { ...query, filters: { ...filters, company_id: companyId } } };
        return unwrap(api.GET('/tasks', { params, signal }));
      },
    }),
    [api, companyId],
  );
  return <List list={useList(declaration, source)} selection={undefined} />;
}

function declare(t: Text<typeof messages>, company: string): ListDeclaration<TaskRow, TaskFilters> {
  return {
    name: 'company-tasks',
    title: t('tab.tasks'),
    count: (n) => t('tasks.count', { n }),
    searchLabel: t('tasks.search'),
    columns: columns(t, company),
    sort: { key: 'period' satisfies Schemas['TaskSort'], order: 'desc' },
    filters: [
      { key: 'open', label: t('tasks.open'), options: [{ value: 'true', label: t('yes') }] },
      {
        key: 'status',
        label: t('tasks.status'),
        options: taskStatuses.map((value) => ({ value, label: taskStatusText(value) })),
      },
    ],
    nameOf: ({ title }) => title,
    hrefOf: ({ id }) => pathOf('dashboard-tasks-view', { id }),
  };
}

function columns(t: Text<typeof messages>, company: string): Column<TaskRow>[] {
  // Every title ends with the company's name, which stands above the list.
  const short = (title: string) => title.replace(` – ${company}`, '');
  const sorted = (key: Schemas['TaskSort']) => key;
  return [
    { key: 'title', header: t('tasks.title'), sortKey: sorted('period'), width: 14, cell: ({ title }) => short(title) },
    {
      key: 'status',
      header: t('tasks.status'),
      sortKey: sorted('status'),
      width: 11,
      cell: ({ status }) => <TaskStatusTag status={status} />,
    },
    {
      key: 'tracks',
      header: t('tasks.tracks'),
      width: 14,
      low: 1,
      cell: ({ tracks }) => tracks.length > 0 && <TaskTracks tracks={tracks} />,
    },
    {
      key: 'assignee',
      header: t('tasks.assignee'),
      sortKey: sorted('assignee'),
      width: 10,
      low: 2,
      cell: ({ assignee }) => assignee && <Person name={assignee.name} />,
    },
    {
      key: 'due_at',
      header: t('tasks.due'),
      sortKey: sorted('due_at'),
      width: 10,
      cell: ({ due_at, status }) => (
        <Due date={due_at} open={!['published', 'suspended', 'closed', 'cancelled'].includes(status)} />
      ),
    },
  ];
}
