import { Link } from 'wouter';
import { PreviousIcon } from '#ui/icons/icons.ts';
import './breadcrumbs.css';

export interface Crumb {
  label: string;
  href: string;
}

interface BreadcrumbsProps {
  label: string;
  /** From the home to this page; the last one is this page. */
  crumbs: Crumb[];
}

/** The whole path on wide screens; on phones only the link to the parent page. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  const last = crumbs.length - 1;
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} data-back={index === last - 1 || undefined} data-only={last === 0 || undefined}>
            {index === last - 1 && <PreviousIcon />}
            {index === last ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <Link href={crumb.href}>{crumb.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
