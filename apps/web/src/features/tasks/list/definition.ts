import { columnsOf, isVisible } from '@biuro/core/config/config.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMemo } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { configuredColumns } from '#ui/list/columns.ts';
import type { ListDeclaration } from '#ui/list/definition.ts';
import messages from '../messages.json' with { type: 'json' };
import type { TaskRow } from '../terms.ts';
import { taskColumns } from './columns.tsx';
import { useTaskFilters } from './filters.ts';
import { type TaskFilters, taskQuestion } from './list-request.ts';

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
