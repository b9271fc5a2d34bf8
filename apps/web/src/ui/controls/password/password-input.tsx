import { type ComponentProps, useState } from 'react';
import { HideIcon, ShowIcon } from '#ui/icons/icons.ts';
import { IconButton } from '#ui/layout/icon-button.tsx';
import './password-input.css';

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
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
