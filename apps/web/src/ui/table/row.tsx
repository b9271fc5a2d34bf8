import { type MouseEvent, memo, type ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { Column } from './column.ts';
import { TableSelect } from './selection.tsx';

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

interface TableLinkProps {
  href: string;
  children: ReactNode;
}

/** The link of a row. Tables hold many: this one follows nothing of the address, as others do to know whether they are current. */
function TableLink({ href, children }: TableLinkProps) {
  return (
    <a href={href} className="table-link" onClick={follow}>
      {children}
    </a>
  );
}

/** A press with a key or another button opens the record beside the list, which is the browser's work. */
function follow(event: MouseEvent<HTMLAnchorElement>): void {
  const { ctrlKey, metaKey, altKey, shiftKey, button, currentTarget } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || button !== 0) return;
  event.preventDefault();
  navigate(currentTarget.pathname);
}
