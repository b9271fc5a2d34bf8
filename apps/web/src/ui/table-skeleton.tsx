import type { Column } from './table.tsx';

interface TableSkeletonProps<Row> {
  columns: Column<Row>[];
  rows: number;
}

/** Rows as high as the real ones, so that nothing moves when those arrive. */
export function TableSkeleton<Row>({ columns, rows }: TableSkeletonProps<Row>) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: these rows hold nothing and never change places
    <tr key={row} aria-hidden="true">
      {columns.map(({ key, align, header }, index) => (
        <td key={key} data-align={align} data-header={index > 0 ? header : undefined}>
          <span className="table-value">
            <span className="skeleton" style={{ width: `${40 + ((row * 7 + index * 13) % 5) * 10}%` }} />
          </span>
        </td>
      ))}
    </tr>
  ));
}
