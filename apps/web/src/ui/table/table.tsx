import type { Selection } from '#ui/list/bulk/selection.ts';
import type { Column } from './column.ts';
import { TableHeading, type TableSort } from './heading.tsx';
import { HiddenColumns } from './hidden-columns.tsx';
import { TableRow } from './row.tsx';
import { TableSelectAll } from './selection.tsx';
import { TableSkeleton } from './skeleton.tsx';
import { useSlots } from './slots.ts';
import './table.css';
import { TableTotals, type TotalLine } from './totals.tsx';

interface TableProps<Row> extends TableSort {
  label: string;
  /** Keep the array between renders, or every row renders again. */
  columns: Column<Row>[];
  /** Undefined before the first answer: `skeletonRows` placeholders of the final height are drawn then. */
  rows: Row[] | undefined;
  skeletonRows: number;
  /** A request is under way; the rows of the last answer stay until it is answered. */
  busy: boolean;
  /** Key of the list request that the rows answer; undefined while they still belong to an earlier one. */
  request: string | undefined;
  rowName: (row: Row) => string;
  rowHref: (row: Row) => string;
  /** Left out where rows cannot be selected. */
  selection?: Selection | undefined;
  /** Lines below the rows. */
  totals?: TotalLine[] | undefined;
}

/** Records in rows; under 600 px in cards. The first column names the record and links to it. */
export function Table<Row extends { id: string }>(table: TableProps<Row>) {
  const { label, columns, rows, skeletonRows, busy, request, sort, onSort, rowName, rowHref, selection, totals } =
    table;
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const ids = rows?.map(({ id }) => id) ?? [];
  const slots = useSlots(ids, request);
  return (
    <div className="table-frame" aria-busy={busy} data-refetching={(busy && rows !== undefined) || undefined}>
      <HiddenColumns columns={columns} />
      <table className="table" data-selectable={selection ? true : undefined}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {selection && <TableSelectAll selection={selection} ids={ids} />}
            {columns.map((column) => (
              <TableHeading key={column.key} column={column} share={column.width / width} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows?.map((row, index) => (
            <TableRow
              key={slots[index]}
              row={row}
              id={row.id}
              name={rowName(row)}
              columns={columns}
              href={rowHref(row)}
              selected={selection?.ids.has(row.id) ?? false}
              onToggle={selection?.toggle}
            />
          )) ?? <TableSkeleton columns={columns} rows={skeletonRows} selectable={selection !== undefined} />}
        </tbody>
        {rows && totals && totals.length > 0 && (
          <TableTotals lines={totals} columns={columns} selectable={selection !== undefined} />
        )}
      </table>
    </div>
  );
}
