import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';
import type { ColumnChoice } from './columns.ts';
import type { ListControls } from './controls.ts';
import type { ListFilter } from './definition.ts';
import { ListColumnMenu } from './filters/column-menu.tsx';
import { ListFilters } from './filters/filters.tsx';
import { ListSearch } from './filters/search.tsx';
import { ListSort } from './sort-menu.tsx';

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
