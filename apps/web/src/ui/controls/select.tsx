import type { ComponentProps } from 'react';
import { ExpandIcon } from '#ui/icons/icons.ts';
import './select.css';

export interface Option {
  value: string;
  label: string;
  /** Spoken instead of the label, where that is abbreviated. */
  spoken?: string;
  /** Options of the same group stand together under its name. */
  group?: string;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'className'> {
  options: Option[];
}

/** A native `select`, for up to about twenty options. */
export function Select({ options, ...select }: SelectProps) {
  const groups = [...new Set(options.map(({ group }) => group))];
  const of = (name: string | undefined) =>
    options
      .filter(({ group }) => group === name)
      .map(({ value, label, spoken }) => (
        <option key={value} value={value} aria-label={spoken}>
          {label}
        </option>
      ));
  return (
    <span className="select">
      <select className="input" {...select}>
        {groups.map((name) =>
          name === undefined ? (
            of(name)
          ) : (
            <optgroup key={name} label={name}>
              {of(name)}
            </optgroup>
          ),
        )}
      </select>
      <ExpandIcon />
    </span>
  );
}
