import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { IconType } from '#ui/icons/icons.ts';
import type { ButtonVariant } from './button.tsx';
import './button.css';

interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  variant?: ButtonVariant;
  icon?: IconType;
}

/** A link that looks like a button: it leads somewhere, a button does something. */
export function ButtonLink({ href, children, variant = 'secondary', icon: Icon }: ButtonLinkProps) {
  return (
    <Link href={href} className={`button button-${variant}`}>
      {Icon && <Icon />}
      {children}
    </Link>
  );
}
