import { type ReactNode, useId } from 'react';
import './field.css';

/** Attributes that tie a control to its label, hint and error; spread them on the `input`, `select` or `textarea`. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** Stands after the label in grey: "opcjonalne". */
  note?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint, error and control, in that order. */
export function Field({ label, hint, error, note, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {note && <span className="field-note"> {note}</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
    </div>
  );
}
