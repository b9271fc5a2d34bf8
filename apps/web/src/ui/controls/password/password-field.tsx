import type { ReactNode } from 'react';
import { Field } from '../field.tsx';
import { PasswordInput, type PasswordInputProps } from './password-input.tsx';

interface PasswordFieldProps extends Omit<PasswordInputProps, 'id'> {
  label: string;
  error?: ReactNode;
}

export function PasswordField({ label, error, ...input }: PasswordFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => <PasswordInput {...input} {...control} />}
    </Field>
  );
}
