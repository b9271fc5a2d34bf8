import type { ReactNode } from 'react';
import type { Column } from './column.ts';

/** A line below the rows: what it sums, and the sum below each column that has one. */
export interface TotalLine {
  label: string;
  cells: Record<string, ReactNode>;
}

interface TableTotalsProps<Row> {
  lines: TotalLine[];
  columns: Column<Row>[];
  selectable: boolean;
}

/** What the rows of all pages come to, each sum below its column. */
export function TableTotals<Row>({ lines, columns, selectable }: TableTotalsProps<Row>) {
  return (
    <tfoot>
      {lines.map(({ label, cells }) => (
        <tr key={label}>
          {columns.map(({ key, align, low }, index) =>
            index === 0 ? (
              <th key={key} scope="row" colSpan={selectable ? 2 : 1}>
                {label}
              </th>
            ) : (
              <td key={key} data-align={align} data-low={low}>
                {cells[key]}
              </td>
            ),
          )}
        </tr>
      ))}
    </tfoot>
  );
}
