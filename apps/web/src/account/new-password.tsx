import { useWatch } from 'react-hook-form';
import { useText } from '../app/use-text.ts';
import { FormPasswordField } from '../ui/form-password-field.tsx';
import messages from './messages.json' with { type: 'json' };
import { passwordLength, strengthOf } from './password-strength.ts';

interface NewPasswordProps {
  label: string;
  wide?: boolean;
}

/** The field `password` of a form: its rules are said before typing, and its strength in words while typing. */
export function NewPassword({ label, wide }: NewPasswordProps) {
  const t = useText(messages);
  const password = useWatch<{ password: string }>({ name: 'password' }) ?? '';
  const strength = strengthOf(password);
  return (
    <div className={wide ? 'form-wide' : undefined}>
      <FormPasswordField<{ password: string }>
        name="password"
        label={label}
        hint={t('password.rules', { length: passwordLength })}
        autoComplete="new-password"
      />
      <p className="account-strength" role="status" data-strength={strength}>
        {password && t(`password.strength.${strength}`)}
      </p>
    </div>
  );
}
