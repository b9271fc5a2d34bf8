import { type ComponentProps, type ReactNode, useState } from 'react';
import { HideIcon, ShowIcon } from '#ui/icons/icons.ts';
import { IconButton } from '#ui/layout/icon-button.tsx';
import { Field } from '../field.tsx';
import './password-field.css';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  showLabel: string;
  hideLabel: string;
}

/** A password with the button that shows it. */
export function PasswordInput({ showLabel, hideLabel, ...input }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="password-field">
      <input
        className="input"
        spellCheck={false}
        autoCapitalize="off"
        maxLength={256}
        {...input}
        type={shown ? 'text' : 'password'}
      />
      <IconButton
        icon={shown ? HideIcon : ShowIcon}
        label={shown ? hideLabel : showLabel}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}

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
