import type { MouseEvent, ReactNode, Ref } from 'react';
import type { IconType } from '#ui/icons/icons.ts';
import './button.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonProps {
  children: ReactNode;
  /** One `primary` per screen. */
  variant?: ButtonVariant;
  type?: 'button' | 'submit';
  /** Id of the form that it submits, when it stands outside of it. */
  form?: string;
  icon?: IconType;
  /** Label while the work runs ("Zapisywanie…"); clicks are ignored meanwhile, and focus stays. */
  busy?: string | undefined;
  /** Its time has not come yet: it looks and sounds disabled, but keeps the focus. */
  waits?: boolean;
  wide?: boolean;
  /** Spoken instead of `children`, which it begins with: "Wyloguj: Firefox, Linux". */
  label?: string;
  /** Id of the sentence that says more, as why its time has not come. */
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
