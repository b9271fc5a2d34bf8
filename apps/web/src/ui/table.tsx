import type { ReactNode } from 'react';
import { TableHeading, type TableSort } from './table-heading.tsx';
import { TableRow } from './table-row.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import './table.css';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** A tag or a button that stands after the value, outside of the row's link. */
  after?: (row: Row) => ReactNode;
  align?: 'left' | 'right' | 'center';
  /** Key of the API's `sort`; a column without one cannot be sorted by. */
  sortKey?: string | undefined;
  /** Gives way to the others where the window is narrower than 768 px; cards show it again. */
  low?: boolean;
  /** Length in rem, so that nothing moves when the rows arrive; wide windows stretch it. One column goes without and takes the rest. */
  width?: string;
}

interface TableProps<Row> extends TableSort {
  label: string;
  /** Keep the array between renders, so that rows need not be drawn again. */
  columns: Column<Row>[];
  /** Nothing yet: `skeletonRows` rows of the final height stand in for them. */
  rows: Row[] | undefined;
  skeletonRows: number;
  /** The next answer is on its way; the rows of the last one stay until it is here. */
  busy: boolean;
  rowKey: (row: Row) => string;
  rowHref: (row: Row) => string;
}

/** Records in rows; under 600 px in cards. The first column names the record and leads to it. */
export function Table<Row>({
  label,
  columns,
  rows,
  skeletonRows,
  busy,
  sort,
  onSort,
  rowKey,
  rowHref,
}: TableProps<Row>) {
  return (
    <div className="table-frame" aria-busy={busy} data-renewing={(busy && rows !== undefined) || undefined}>
      <table className="table">
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <TableHeading key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows?.map((row) => <TableRow key={rowKey(row)} row={row} columns={columns} href={rowHref(row)} />) ?? (
            <TableSkeleton columns={columns} rows={skeletonRows} />
          )}
        </tbody>
      </table>
    </div>
  );
}
