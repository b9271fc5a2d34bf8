import type { MouseEvent, ReactNode } from 'react';
import { navigate } from 'wouter/use-browser-location';

interface TableLinkProps {
  href: string;
  children: ReactNode;
}

/** The link of a row. Tables hold many: this one follows nothing of the address, as others do to know whether they are current. */
export function TableLink({ href, children }: TableLinkProps) {
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
