import { type ComponentProps, type ReactNode, useState } from 'react';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { HideIcon, ShowIcon } from './icons.ts';
import './password-field.css';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  label: string;
  showLabel: string;
  hideLabel: string;
  error?: ReactNode;
}

export function PasswordField({ label, showLabel, hideLabel, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className="password-field">
          <input className="input" spellCheck={false} {...input} {...control} type={shown ? 'text' : 'password'} />
          <IconButton
            icon={shown ? HideIcon : ShowIcon}
            label={shown ? hideLabel : showLabel}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
