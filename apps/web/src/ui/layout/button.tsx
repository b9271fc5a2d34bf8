import type { MouseEvent, ReactNode, Ref } from 'react';
import type { IconType } from '#ui/icons/icons.ts';
import './button.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps {
  children: ReactNode;
  /** One `primary` per screen. */
  variant?: ButtonVariant;
  type?: 'button' | 'submit';
  /** Id of the form that it submits, where it is outside of that form. */
  form?: string;
  icon?: IconType;
  /** Label while the work runs ("Zapisywanie…"); clicks are ignored meanwhile, and focus stays. */
  busy?: string | undefined;
  /** Not possible yet: drawn and announced as disabled, but focusable. */
  waits?: boolean;
  wide?: boolean;
  /** Spoken instead of `children`, with which it must begin: "Wyloguj: Firefox, Linux". */
  label?: string;
  /** Id of a sentence that explains more, such as why it is not possible yet. */
  describedBy?: string | undefined;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  children,
  variant = 'secondary',
  type = 'button',
  form,
  icon: Icon,
  busy,
  waits,
  wide,
  label,
  describedBy,
  onClick,
  ref,
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy || waits ? event.preventDefault() : onClick?.(event));
  return (
    <button
      ref={ref}
      type={type}
      form={form}
      className={`button button-${variant}`}
      data-wide={wide || undefined}
      aria-label={busy ? undefined : label}
      aria-describedby={describedBy}
      aria-disabled={busy || waits ? true : undefined}
      data-busy={busy ? true : undefined}
      onClick={press}
    >
      {Icon && <Icon />}
      {busy ?? children}
    </button>
  );
}
