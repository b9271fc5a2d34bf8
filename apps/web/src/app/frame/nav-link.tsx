import { useId } from 'react';
import { Link } from 'wouter';
import { usePlace } from '#services/navigation/use-navigation.ts';
import type { IconType } from '#ui/icons/icons.ts';
import { pageLocale } from '#ui/text/words.ts';
import './nav-link.css';

interface NavLinkProps {
  href: string;
  icon: IconType;
  label: string;
  /** How many there are, and the same in words. */
  count?: { number: number; words: string } | undefined;
  /** The home is current on its own page alone, a section on all pages within. */
  exact?: boolean;
  /** The label shows on hover alone. */
  narrow?: boolean;
}

export function NavLink({ href, icon: Icon, label, count, exact = false, narrow = false }: NavLinkProps) {
  const id = useId();
  const { path, breadcrumbs } = usePlace();
  const inside = !exact && breadcrumbs.some((above) => above.path === href);
  return (
    <Link
      href={href}
      className="nav-link"
      aria-current={path === href ? 'page' : inside || undefined}
      aria-describedby={count && id}
      title={narrow ? label : undefined}
    >
      <Icon />
      <span className="nav-label">{label}</span>
      {count && (
        <span className="nav-count" aria-hidden="true">
          {count.number.toLocaleString(pageLocale())}
        </span>
      )}
      {count && (
        <span hidden id={id}>
          {count.words}
        </span>
      )}
    </Link>
  );
}
