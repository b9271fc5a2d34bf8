import { Skeleton } from './skeleton.tsx';
import type { Column } from './table.tsx';
import { TableSelectGap } from './table-selection.tsx';

interface TableSkeletonProps<Row> {
  columns: Column<Row>[];
  rows: number;
  selectable: boolean;
}

/** Rows as high as the real ones, so that nothing moves when those arrive. */
export function TableSkeleton<Row>({ columns, rows, selectable }: TableSkeletonProps<Row>) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {selectable && <TableSelectGap />}
      {columns.map(({ key, align, low, header }, index) => (
        <td key={key} data-align={align} data-low={low} data-header={index > 0 ? header : undefined}>
          <Skeleton width={`${40 + ((row * 7 + index * 13) % 5) * 10}%`} />
        </td>
      ))}
    </tr>
  ));
}
