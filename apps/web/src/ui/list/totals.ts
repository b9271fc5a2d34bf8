import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListTotals } from './definition.ts';
import { listParameters } from './query.ts';
import type { ListState } from './use-list.ts';

/** The numbers above and below the list: of all that search and filters find, for each value of the scope. */
export function useListTotals<Row>({
  definition: { totals, scope },
  source,
  controls: { query },
}: Pick<ListState<Row>, 'definition' | 'source' | 'controls'>):
  | ((value: string | undefined) => ListTotals)
  | undefined {
  const chosen = scope ? { [scope.key]: undefined } : {};
  const { search, filters } = listParameters({ ...query, filters: { ...query.filters, ...chosen } });
  const asked = { ...(search && { search }), ...(filters && { filters }) };
  const { data } = useQuery({
    queryKey: [...source.key, 'totals', asked],
    queryFn: ({ signal }) => source.totals?.(asked, signal),
    enabled: source.totals !== undefined,
    placeholderData: keepPreviousData,
  });
  return data === undefined || !totals ? undefined : (value) => totals(data, value);
}
