import { type ComponentProps, useCallback } from 'react';
import './checkbox.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** Indeterminate: some of what it stands for is checked. */
  mixed?: boolean;
}

export function Checkbox({ mixed, ref, ...input }: CheckboxProps) {
  const mix = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = mixed ?? false;
    },
    [mixed],
  );
  return <input ref={ref ?? mix} type="checkbox" className="checkbox" {...input} />;
}

interface CheckboxLineProps extends CheckboxProps {
  label: string;
}

/** A checkbox with its label. */
export function CheckboxLine({ label, ...box }: CheckboxLineProps) {
  return (
    <label className="checkbox-line">
      <Checkbox {...box} />
      {label}
    </label>
  );
}
