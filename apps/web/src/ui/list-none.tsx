import { words } from './words.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { SearchIcon } from './icons.ts';
import type { ListControls } from './list-controls.ts';
import messages from './list-messages.json' with { type: 'json' };

/** Records exist, but none that was asked for. */
export function ListNone({ controls }: { controls: ListControls }) {
  const t = words(messages);
  const search = controls.query.search.trim();
  return (
    <EmptyState
      icon={SearchIcon}
      title={search ? t('none.search', { search }) : t('none.title')}
      action={<Button onClick={controls.clearFilters}>{t('filters.clear')}</Button>}
    >
      {t('none.hint')}
    </EmptyState>
  );
}
