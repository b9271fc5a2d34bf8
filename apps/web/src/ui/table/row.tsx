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
  /** Left out where rows cannot be selected. */
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
/** Renders again only when its record or its selection changes. */
export const TableRow = memo(PlainRow) as typeof PlainRow;

/** Most cells are plain text and get no wrapper: a page has hundreds of them. */
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

/** The link of a row. It does not subscribe to the address, as wouter's `Link` does: a table has many of them. */
function TableLink({ href, children }: TableLinkProps) {
  return (
    <a href={href} className="table-link" onClick={follow}>
      {children}
    </a>
  );
}

/** With a modifier key or another mouse button the browser itself opens a tab. */
function follow(event: MouseEvent<HTMLAnchorElement>): void {
  const { ctrlKey, metaKey, altKey, shiftKey, button, currentTarget } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || button !== 0) return;
  event.preventDefault();
  navigate(currentTarget.pathname);
}
