import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
}

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input className="input" {...input} {...control} />}
    </Field>
  );
}
