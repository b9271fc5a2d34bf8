import { memo, type ReactNode } from 'react';
import { TableLink } from './link.tsx';
import { TableSelect } from './selection.tsx';
import type { Column } from './table.tsx';

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
  const [first, ...others] = columns;
  return (
    <tr data-id={id} data-selected={selected || undefined}>
      {onToggle && <TableSelect id={id} name={name} selected={selected} onToggle={onToggle} />}
      {first && (
        <th scope="row" data-align={first.align} data-low={first.low}>
          {withAfter(<TableLink href={href}>{first.cell(row)}</TableLink>, first.after?.(row))}
        </th>
      )}
      {others.map(({ key, align, low, header, cell, after }) => (
        <td key={key} data-align={align} data-low={low} data-header={header}>
          {withAfter(cell(row), after?.(row))}
        </td>
      ))}
    </tr>
  );
}

// `memo` forgets the type parameter.
/** Drawn anew only when its record or its mark changes, not while the next answer is on its way. */
export const TableRow = memo(PlainRow) as typeof PlainRow;

/** Most cells are their text and nothing else: what each row holds is there once for every row of the page. */
function withAfter(text: ReactNode, after: ReactNode): ReactNode {
  if (!after) return text;
  return (
    <span className="table-value">
      <span className="table-text">{text}</span>
      {after}
    </span>
  );
}
