import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Column } from './table.tsx';

interface TableRowProps<Row> {
  row: Row;
  columns: Column<Row>[];
  href: string;
}

export function TableRow<Row>({ row, columns, href }: TableRowProps<Row>) {
  return (
    <tr>
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.key} scope="row" data-align={column.align}>
            <Value after={column.after?.(row)}>
              <Link href={href} className="table-link">
                {column.cell(row)}
              </Link>
            </Value>
          </th>
        ) : (
          <td key={column.key} data-align={column.align} data-header={column.header}>
            <Value after={column.after?.(row)}>{column.cell(row)}</Value>
          </td>
        ),
      )}
    </tr>
  );
}

function Value({ children, after }: { children: ReactNode; after: ReactNode }) {
  return (
    <span className="table-value">
      <span className="table-text">{children}</span>
      {after}
    </span>
  );
}
