import { answerOf } from '@biuro/core/api/unwrap.ts';
import { isVisible } from '@biuro/core/config/config.ts';
import { useMemo } from 'react';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { asking } from '#ui/list/list-request.ts';
import type { ListSource } from '#ui/list/source.ts';
import type { Declaration } from '../terms.ts';
import { askedFilters, type DeclarationFilters, declarationQuestion } from './list-request.ts';

/** The calls behind the list. */
export function useDeclarationSource(): ListSource<Declaration, DeclarationFilters> {
  const api = useApi();
  const exports = isVisible(useConfig(), 'tasks', 'export');
  return useMemo(
    () => ({
      key: ['declarations', 'list'],
      ...asking(declarationQuestion, api),
      ...(exports && {
        file: ({ filters, ...query }) => {
          const params = { query: { ...query, filters: askedFilters(filters) } };
          return answerOf(api.GET('/declarations/export', { params, parseAs: 'blob' }));
        },
      }),
    }),
    [api, exports],
  );
}
