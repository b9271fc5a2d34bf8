import type { ComponentProps } from 'react';
import { ExpandIcon } from './icons.ts';
import './select.css';

export interface Option {
  value: string;
  label: string;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'className'> {
  options: Option[];
}

/** The browser's own list with our look: for up to about twenty choices. */
export function Select({ options, ...select }: SelectProps) {
  return (
    <span className="select">
      <select className="input" {...select}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ExpandIcon />
    </span>
  );
}
