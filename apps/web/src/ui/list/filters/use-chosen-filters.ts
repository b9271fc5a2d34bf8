import { useQueries } from '@tanstack/react-query';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';
import type { ListControls } from '../controls.ts';
import type { ListFilter } from '../definition.ts';

/** The filters in use, in words. The name of a record comes later than its id. */
export function useChosenFilters(filters: ListFilter[], { query }: ListControls) {
  const t = words(messages);
  const searched = filters.flatMap(({ key, search }) => {
    const id = query.filters[key];
    return search && id ? [{ key, search, id }] : [];
  });
  const names = useQueries({
    queries: searched.map(({ key, search, id }) => ({
      queryKey: ['list-filter', key, id],
      queryFn: () => search.nameOf(id),
      staleTime: 60_000,
    })),
  });
  const nameOf = (key: string) => {
    const found = names[searched.findIndex((one) => one.key === key)];
    return found?.data ?? (found?.isError ? t('list.filters.unknown') : '…');
  };
  return filters.flatMap(({ key, label, options, search }) => {
    const value = query.filters[key];
    if (search) return value ? [{ key, label, value: nameOf(key) }] : [];
    const option = options.find((one) => one.value === value);
    return option ? [{ key, label, value: option.label }] : [];
  });
}
