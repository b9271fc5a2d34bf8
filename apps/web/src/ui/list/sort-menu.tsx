import { Select } from '#ui/controls/select.tsx';
import messages from '#ui/messages.json' with { type: 'json' };
import type { Column } from '#ui/table/column.ts';
import { words } from '#ui/text/words.ts';
import type { Sort } from './query.ts';

interface ListSortProps<Row> {
  columns: Column<Row>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** Does on phones, where cards have no headings, what a press on a heading does elsewhere. */
export function ListSort<Row>({ columns, sort, onSort }: ListSortProps<Row>) {
  const t = words(messages);
  const options = columns.flatMap(({ sortKey, header }) =>
    sortKey === undefined
      ? []
      : [
          { value: `${sortKey}:asc`, label: `${header} ↑`, spoken: t('list.sort.asc', { column: header }) },
          { value: `${sortKey}:desc`, label: `${header} ↓`, spoken: t('list.sort.desc', { column: header }) },
        ],
  );
  const choose = (value: string) => {
    const [key = '', order] = value.split(':');
    onSort({ key, order: order === 'desc' ? 'desc' : 'asc' });
  };
  return (
    <div className="list-sort">
      <Select
        aria-label={t('list.sort.label')}
        options={options}
        value={`${sort.key}:${sort.order}`}
        onChange={(event) => choose(event.target.value)}
      />
    </div>
  );
}
