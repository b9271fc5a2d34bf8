import { columnsOf, isVisible } from '@biuro/core/config/config.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useMemo } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { declarationText } from '#services/records/declaration/text.ts';
import { configuredColumns } from '#ui/list/columns.ts';
import type { ListDeclaration } from '#ui/list/definition.ts';
import type { Declaration } from '../terms.ts';
import { type AskedMove, declarationColumns, movesColumn } from './columns.tsx';
import { useDeclarationFilters } from './filters.ts';
import { type DeclarationFilters, declarationQuestion } from './list-request.ts';
import messages from './messages.json' with { type: 'json' };

/**
 * The list of declarations: what it shows, how it can be narrowed and sorted. Each leads to its settlement. `ask` is called for a move that
 * needs to be told something, and left out for those who may not move them on; keep it between renders.
 */
export function useDeclarationDeclaration(
  ask?: (move: AskedMove) => void,
): ListDeclaration<Declaration, DeclarationFilters> {
  const t = useText(messages);
  const config = useConfig();
  const filters = useDeclarationFilters();
  return useMemo(
    () => ({
      name: declarationQuestion.name,
      title: t('title'),
      count: (n, counted) => t(counted, { n }),
      searchLabel: t('search'),
      columns: [
        ...configuredColumns(columnsOf(config, 'tasks', 'declarations'), declarationColumns(t)),
        ...(ask ? [movesColumn(t, ask)] : []),
      ],
      sort: declarationQuestion.sort,
      filters: isVisible(config, 'tasks', 'filters') ? filters : [],
      nameOf: (declaration) => t('named', { company: declaration.company.name, what: declarationText(declaration) }),
      hrefOf: ({ task }) => pathOf('dashboard-tasks-view', { id: task.id }),
    }),
    [config, t, filters, ask],
  );
}
