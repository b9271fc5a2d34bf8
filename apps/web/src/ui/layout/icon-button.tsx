import type { ComponentProps } from 'react';
import type { IconType } from '#ui/icons/icons.ts';
import './icon-button.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  icon: IconType;
  /** What it does; spoken, and shown on hover. */
  label: string;
}

/** Only for search, close, more and the like: other buttons have a word. */
export function IconButton({ icon: Icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} {...rest}>
      <Icon />
    </button>
  );
}
