import type { Selection } from '#ui/list/bulk/selection.ts';
import type { Column } from './column.ts';
import { TableHeading, type TableSort } from './heading.tsx';
import { TableRow } from './row.tsx';
import { TableSelectAll } from './selection.tsx';
import { TableSkeleton } from './skeleton.tsx';
import { useSlots } from './slots.ts';
import './table.css';

interface TableProps<Row> extends TableSort {
  label: string;
  /** Keep the array between renders, so that rows need not be drawn again. */
  columns: Column<Row>[];
  /** Nothing yet: `skeletonRows` rows of the final height stand in for them. */
  rows: Row[] | undefined;
  skeletonRows: number;
  /** The next answer is on its way; the rows of the last one stay until it is here. */
  busy: boolean;
  /** What the rows answer; nothing while the rows of the last answer stand in for those of the next. */
  question: string | undefined;
  rowName: (row: Row) => string;
  rowHref: (row: Row) => string;
  /** Left out where rows cannot be marked. */
  selection?: Selection | undefined;
}

/** Records in rows; under 600 px in cards. The first column names the record and leads to it. */
export function Table<Row extends { id: string }>(table: TableProps<Row>) {
  const { label, columns, rows, skeletonRows, busy, question, sort, onSort, rowName, rowHref, selection } = table;
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const ids = rows?.map(({ id }) => id) ?? [];
  const slots = useSlots(ids, question);
  return (
    <div className="table-frame" aria-busy={busy} data-renewing={(busy && rows !== undefined) || undefined}>
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
      </table>
    </div>
  );
}
