import type { ReactNode } from 'react';
import './sum-table.css';

export interface SumColumn<Row> {
  key: string;
  header: string;
  align?: 'left' | 'right';
  cell: (row: Row) => ReactNode;
  /** Of all rows, in the last line; left out where it says nothing. */
  total?: ReactNode;
}

interface SumTableProps<Row> {
  label: string;
  /** The first names the row. */
  columns: SumColumn<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** "Razem". */
  totalLabel: string;
  /** The row that the person points at, here or in the chart beside it. */
  active?: string | undefined;
  onActive?: (key: string | undefined) => void;
}

/** The numbers behind a chart, with their sum. It scrolls by itself where it is wider than the page. */
export function SumTable<Row>({ label, columns, rows, rowKey, totalLabel, active, onActive }: SumTableProps<Row>) {
  const summed = columns.some(({ total }) => total !== undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a pointer a region scrolls only where it has the focus
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
    <section className="sum-table" aria-label={label} tabIndex={0}>
      <table onPointerLeave={() => onActive?.(undefined)}>
        <thead>
          <tr>
            {columns.map(({ key, header, align }) => (
              <th key={key} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const id = rowKey(row);
            return (
              <tr key={id} data-active={id === active || undefined} onPointerEnter={() => onActive?.(id)}>
                {columns.map(({ key, align, cell }, index) =>
                  index === 0 ? (
                    <th key={key} scope="row" data-align={align}>
                      {cell(row)}
                    </th>
                  ) : (
                    <td key={key} data-align={align}>
                      {cell(row)}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
        {summed && (
          <tfoot>
            <tr>
              <th scope="row">{totalLabel}</th>
              {columns.slice(1).map(({ key, align, total }) => (
                <td key={key} data-align={align}>
                  {total}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
