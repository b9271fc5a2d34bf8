import { type ComponentProps, useCallback } from 'react';
import './checkbox.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** Neither yes nor no: some of those that it stands for. */
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

/** A box with its words beside it. */
export function CheckboxLine({ label, ...box }: CheckboxLineProps) {
  return (
    <label className="checkbox-line">
      <Checkbox {...box} />
      {label}
    </label>
  );
}
