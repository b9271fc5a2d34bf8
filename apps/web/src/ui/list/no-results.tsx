import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';
import type { ListControls } from './controls.ts';
import type { ListFilter } from './definition.ts';
import { useChosenFilters } from './filters/use-chosen-filters.ts';

interface ListNoResultsProps {
  filters: ListFilter[];
  controls: ListControls;
}

/** Records exist, but none matches: says what was searched for, and clears it. */
export function ListNoResults({ filters, controls }: ListNoResultsProps) {
  const t = words(messages);
  const search = controls.query.search.trim();
  const chosen = useChosenFilters(filters, controls).map(({ label, value }) => `${label}: ${value}`);
  const criteria = search ? [t('list.none.search', { search }), ...chosen] : chosen;
  const isFiltered = chosen.length > 0;
  return (
    <EmptyState
      icon={SearchIcon}
      title={t('list.none.title', { asked: criteria.join(', ') })}
      action={
        <Button onClick={controls.clearFilters}>{t(isFiltered ? 'list.filters.clear' : 'list.search.clear')}</Button>
      }
    >
      {t(isFiltered ? 'list.none.hint' : 'list.none.hint.search')}
    </EmptyState>
  );
}
