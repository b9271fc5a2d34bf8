import { useId } from 'react';
import type { IconType } from '#ui/icons/icons.ts';
import './segments.css';

interface SegmentsProps<Value extends string> {
  label: string;
  value: Value;
  /** Where an option has an icon, its label is spoken and shown on hover only. */
  options: { value: Value; label: string; icon?: IconType }[];
  onChange: (value: Value) => void;
  /** In a form. */
  name?: string;
}

/** A segmented control: radio buttons side by side. */
export function Segments<Value extends string>({ label, value, options, onChange, name }: SegmentsProps<Value>) {
  const id = useId();
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="segment" title={option.icon && option.label}>
          <input
            type="radio"
            name={name ?? id}
            className="visually-hidden"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <option.icon />}
          <span className={option.icon ? 'visually-hidden' : 'segment-words'}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
