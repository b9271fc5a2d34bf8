import type { ReactNode } from 'react';
import { useId } from 'react';
import type { IconType } from '#ui/icons/icons.ts';

interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: IconType;
}

interface ChoicesProps<Value extends string> {
  label: string;
  value: Value;
  choices: Choice<Value>[];
  onChange: (value: Value) => void;
}

/** One of a few, with words, at once in force. */
export function Choices<Value extends string>({ label, value, choices, onChange }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      <div className="choices-row">
        {choices.map((choice) => (
          <label key={choice.value} className="choice">
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            {choice.icon && <choice.icon />}
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
