import type { ListControls } from './list-controls.ts';
import { type ListFilter, ListFilters } from './list-filters.tsx';
import { ListSearch } from './list-search.tsx';
import { ListSort } from './list-sort.tsx';
import messages from './messages.json' with { type: 'json' };
import type { Column } from './table.tsx';
import { words } from './words.ts';

interface ListToolbarProps<Row> {
  searchLabel: string;
  filters: ListFilter[];
  columns: Column<Row>[];
  controls: ListControls;
}

export function ListToolbar<Row>({ searchLabel, filters, columns, controls }: ListToolbarProps<Row>) {
  const t = words(messages);
  const { query, searchFor, sortBy } = controls;
  return (
    <div className="list-toolbar">
      <ListSearch label={searchLabel} clearLabel={t('list.search.clear')} value={query.search} onSearch={searchFor} />
      {filters.length > 0 && <ListFilters filters={filters} controls={controls} />}
      <ListSort columns={columns} sort={query.sort} onSort={sortBy} />
    </div>
  );
}
