import { ListColumnMenu } from './list-column-menu.tsx';
import type { ColumnChoice } from './list-columns.ts';
import type { ListControls } from './list-controls.ts';
import type { ListFilter } from './list-declaration.ts';
import { ListFilters } from './list-filters.tsx';
import { ListSearch } from './list-search.tsx';
import { ListSort } from './list-sort.tsx';
import messages from './messages.json' with { type: 'json' };
import { words } from './words.ts';

interface ListToolbarProps<Row> {
  searchLabel: string;
  filters: ListFilter[];
  columns: ColumnChoice<Row>;
  controls: ListControls;
}

export function ListToolbar<Row>({ searchLabel, filters, columns, controls }: ListToolbarProps<Row>) {
  const t = words(messages);
  const { query, searchFor, sortBy } = controls;
  return (
    <div className="list-toolbar">
      <ListSearch label={searchLabel} clearLabel={t('list.search.clear')} value={query.search} onSearch={searchFor} />
      {filters.length > 0 && <ListFilters filters={filters} controls={controls} />}
      <ListSort columns={columns.shown} sort={query.sort} onSort={sortBy} />
      {columns.choices.length > 0 && <ListColumnMenu {...columns} />}
    </div>
  );
}
