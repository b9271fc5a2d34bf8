import { memo } from 'react';
import { Link } from 'wouter';
import type { Column } from './table.tsx';

interface TableRowProps<Row> {
  row: Row;
  columns: Column<Row>[];
  href: string;
}

function PlainRow<Row>({ row, columns, href }: TableRowProps<Row>) {
  return (
    <tr>
      {columns.map((column, index) => (
        <TableCell key={column.key} row={row} column={column} href={index === 0 ? href : undefined} />
      ))}
    </tr>
  );
}

// `memo` forgets the type parameter.
/** Drawn anew only when its record changes, not while the next answer is on its way. */
export const TableRow = memo(PlainRow) as typeof PlainRow;

interface TableCellProps<Row> {
  row: Row;
  column: Column<Row>;
  /** Only of the cell that names the row. */
  href: string | undefined;
}

function TableCell<Row>({ row, column, href }: TableCellProps<Row>) {
  const Cell = href ? 'th' : 'td';
  const value = column.cell(row);
  return (
    <Cell
      scope={href && 'row'}
      data-align={column.align}
      data-low={column.low}
      data-header={href ? undefined : column.header}
    >
      <span className="table-value">
        <span className="table-text">
          {href ? (
            <Link href={href} className="table-link">
              {value}
            </Link>
          ) : (
            value
          )}
        </span>
        {column.after?.(row)}
      </span>
    </Cell>
  );
}
