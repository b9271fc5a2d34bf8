import { useEffect, useState } from 'react';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { Column } from './column.ts';
import { TableSelectGap } from './selection.tsx';

interface TableSkeletonProps<Row> {
  columns: Column<Row>[];
  rows: number;
  selectable: boolean;
}

/** Milliseconds before placeholders are drawn. Most answers arrive earlier, and drawing placeholders would delay them. */
const patience = 200;

/** Placeholders as high as the real rows, so that nothing moves when those arrive. */
export function TableSkeleton<Row>({ columns, rows, selectable }: TableSkeletonProps<Row>) {
  const late = useLate();
  if (!late) return null;
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

function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return late;
}
