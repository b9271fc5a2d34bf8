import type { ComponentProps } from 'react';
import { Checkbox } from './checkbox.tsx';

interface CheckboxLineProps extends ComponentProps<typeof Checkbox> {
  label: string;
}

/** A box with its words beside it. */
export function CheckboxLine({ label, ...box }: CheckboxLineProps) {
  return (
    <label className="checkbox-line">
      <Checkbox {...box} />
      {label}
    </label>
  );
}
