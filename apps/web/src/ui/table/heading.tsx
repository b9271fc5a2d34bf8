import { AscendingIcon } from '#ui/icons/icons.ts';
import type { Sort } from '#ui/list/query.ts';
import type { Column } from './column.ts';

export interface TableSort {
  sort: Sort;
  onSort: (sort: Sort) => void;
}

interface TableHeadingProps<Row> extends TableSort {
  column: Column<Row>;
  /** Its share of the table's width. */
  share: number;
}

const ascending = <AscendingIcon />;
const spoken = { asc: 'ascending', desc: 'descending' } as const;

/** A press sorts ascending by this column, the next one the other way round. */
export function TableHeading<Row>({ column, share, sort, onSort }: TableHeadingProps<Row>) {
  const { header, sortKey, align, low } = column;
  const order = sortKey !== undefined && sortKey === sort.key ? sort.order : undefined;
  const press = (key: string) => onSort({ key, order: order === 'asc' ? 'desc' : 'asc' });
  return (
    <th
      scope="col"
      style={{ width: `calc((100cqw - var(--table-select)) * ${share})` }}
      data-align={align}
      data-low={low}
      aria-sort={order && spoken[order]}
    >
      {sortKey === undefined ? (
        header
      ) : (
        <button type="button" className="table-sort" onClick={() => press(sortKey)}>
          {header}
          {ascending}
        </button>
      )}
    </th>
  );
}
