import type { components } from '@biuro/contract';
import type { Text } from '@biuro/core/i18n/text.ts';
import { TaskStatusTag } from '#services/records/task/status.tsx';
import { TaskTracks } from '#services/records/task/tracks.tsx';
import type { DeclaredColumn } from '#ui/list/columns.ts';
import { Person } from '#ui/record/person.tsx';
import { Due } from '#ui/text/due.tsx';
import { periodText } from '#ui/text/period.ts';
import { Tag } from '#ui/text/tag.tsx';
import type messages from '../messages.json';
import { PriorityTag } from '../priority-tag.tsx';
import { isOnUs, shortTitle, type TaskRow } from '../terms.ts';

type Sort = components['schemas']['TaskSort'];

/** Every column that an office may choose to show. */
export function taskColumns(t: Text<typeof messages>): Record<string, DeclaredColumn<TaskRow, Sort>> {
  return {
    title: {
      header: t('title'),
      sortKey: 'title',
      width: 10.7,
      cell: shortTitle,
      after: ({ late_docs }) => late_docs && <Tag tone="accent">{t('late_docs')}</Tag>,
    },
    company: { header: t('company'), sortKey: 'company', width: 14.7, cell: ({ company }) => company.name },
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
      low: 1,
      cell: ({ tracks }) => tracks.length > 0 && <TaskTracks tracks={tracks} />,
    },
    assignee: {
      header: t('assignee'),
      sortKey: 'assignee',
      width: 12,
      low: 2,
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
  };
}
