import { Link } from 'wouter';
import type { ListControls } from './list-controls.ts';
import type { ListScope } from './list-declaration.ts';
import './list-scopes.css';

interface ListScopesProps {
  scope: ListScope;
  controls: ListControls;
}

/** All records, or those of one kind: links, so that each can be opened, kept and sent. */
export function ListScopes({ scope, controls }: ListScopesProps) {
  const chosen = controls.query.filters[scope.key];
  const links = [{ value: undefined, label: scope.all }, ...scope.options];
  return (
    <nav className="list-scopes" aria-label={scope.label}>
      {links.map(({ value, label }) => (
        <Link
          key={label}
          href={controls.hrefWith(scope.key, value)}
          className="list-scope"
          aria-current={value === chosen ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
