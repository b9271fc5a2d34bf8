import { columnsOf, isVisible } from '@biuro/core/config/config.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMemo } from 'react';
import { useConfig } from '../app/use-navigation.ts';
import { useText } from '../app/use-text.ts';
import { configuredColumns } from '../ui/list-columns.ts';
import type { ListDeclaration } from '../ui/list-declaration.ts';
import messages from './messages.json' with { type: 'json' };
import { taskColumns } from './task-columns.tsx';
import { useTaskFilters } from './task-filters.ts';
import { type TaskFilters, taskQuestion } from './task-question.ts';
import type { TaskRow } from './task-terms.ts';

/** The list of tasks: what it shows, how it can be narrowed and sorted. */
export function useTaskDeclaration(): ListDeclaration<TaskRow, TaskFilters> {
  const t = useText(messages);
  const config = useConfig();
  const filters = useTaskFilters();
  return useMemo(
    () => ({
      name: taskQuestion.name,
      title: t('list.title'),
      count: (n, counted) => t(`list.${counted}`, { n }),
      searchLabel: t('list.search'),
      columns: configuredColumns(columnsOf(config, 'tasks', 'tasks'), taskColumns(t)),
      sort: taskQuestion.sort,
      filters: isVisible(config, 'tasks', 'filters') ? filters : [],
      nameOf: ({ title }) => title,
      hrefOf: ({ id }) => pathOf('dashboard-tasks-view', { id }),
    }),
    [config, t, filters],
  );
}
