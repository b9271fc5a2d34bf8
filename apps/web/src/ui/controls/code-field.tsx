import type { ChangeEvent, ReactNode, Ref } from 'react';
import { codeLength, digitsOf } from './code.ts';
import { Field } from './field.tsx';
import './code-field.css';

interface CodeFieldProps {
  label: string;
  name: string;
  hint?: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One input over six cells for a one-time code: accepts "123 456" from the clipboard and submits its form at the sixth digit. */
export function CodeField({ label, name, hint, error, ref }: CodeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="code-field">
          {Array.from({ length: codeLength }, (_, place) => (
            <span key={place} className="code-cell" />
          ))}
          <input
            ref={ref}
            className="code-input"
            name={name}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            onChange={keepDigits}
            {...control}
          />
        </div>
      )}
    </Field>
  );
}

function keepDigits({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
  const digits = digitsOf(input.value);
  if (input.value !== digits) input.value = digits;
  if (digits.length === codeLength) input.form?.requestSubmit();
}
