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
  /** Spoken instead of `children`, with which it must begin. */
  label?: string;
  wide?: boolean;
  /** Of the entry in the history: what a page opens over itself closes by going back. */
  state?: object;
}

/** A link that looks like a button: it leads somewhere, a button does something. */
export function ButtonLink(props: ButtonLinkProps) {
  const { href, children, variant = 'secondary', icon: Icon, label, wide, state } = props;
  return (
    <Link
      href={href}
      className={`button button-${variant}`}
      aria-label={label}
      data-wide={wide || undefined}
      {...(state && { state })}
    >
      {Icon && <Icon />}
      {children}
    </Link>
  );
}
