import { useWatch } from 'react-hook-form';
import { passwordLength, strengthOf } from '#ui/controls/password/password-strength.ts';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';
import { FormPasswordField } from './password-field.tsx';
import '#ui/controls/password/password-strength.css';

interface FormNewPasswordProps {
  label: string;
  wide?: boolean;
}

/** The field `password` of a form: its rules are said before typing, and its strength in words while typing. */
export function FormNewPassword({ label, wide }: FormNewPasswordProps) {
  const t = words(messages);
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
      <p className="password-strength" role="status" data-strength={strength}>
        {password && t(`password.strength.${strength}`)}
      </p>
    </div>
  );
}
