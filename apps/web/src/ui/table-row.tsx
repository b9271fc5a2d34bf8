import { memo } from 'react';
import type { Column } from './table.tsx';
import { TableLink } from './table-link.tsx';
import { TableSelect } from './table-selection.tsx';

interface TableRowProps<Row> {
  row: Row;
  id: string;
  name: string;
  columns: Column<Row>[];
  href: string;
  selected: boolean;
  /** Left out where rows cannot be marked. */
  onToggle?: ((id: string) => void) | undefined;
}

function PlainRow<Row>({ row, id, name, columns, href, selected, onToggle }: TableRowProps<Row>) {
  return (
    <tr data-id={id} data-selected={selected || undefined}>
      {onToggle && <TableSelect id={id} name={name} selected={selected} onToggle={onToggle} />}
      {columns.map((column, index) => (
        <TableCell key={column.key} row={row} column={column} href={index === 0 ? href : undefined} />
      ))}
    </tr>
  );
}

// `memo` forgets the type parameter.
/** Drawn anew only when its record or its mark changes, not while the next answer is on its way. */
export const TableRow = memo(PlainRow) as typeof PlainRow;

interface TableCellProps<Row> {
  row: Row;
  column: Column<Row>;
  /** Only of the cell that names the row. */
  href: string | undefined;
}

function PlainCell<Row>({ row, column, href }: TableCellProps<Row>) {
  const Cell = href ? 'th' : 'td';
  const value = column.cell(row);
  const after = column.after?.(row);
  const text = <span className="table-text">{href ? <TableLink href={href}>{value}</TableLink> : value}</span>;
  return (
    <Cell
      scope={href && 'row'}
      data-align={column.align}
      data-low={column.low}
      data-header={href ? undefined : column.header}
    >
      {after ? (
        <span className="table-value">
          {text}
          {after}
        </span>
      ) : (
        text
      )}
    </Cell>
  );
}

// `memo` forgets the type parameter.
const TableCell = memo(PlainCell) as typeof PlainCell;
