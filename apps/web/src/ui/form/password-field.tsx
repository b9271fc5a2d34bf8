import { PasswordInput } from '#ui/controls/password/password-field.tsx';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';
import { FormField, type FormFieldProps } from './form-field.tsx';

interface FormPasswordFieldProps<Values> extends FormFieldProps<Values> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password in a form. */
export function FormPasswordField<Values>({ autoComplete, ...field }: FormPasswordFieldProps<Values>) {
  const t = words(messages);
  return (
    <FormField {...field}>
      {(control) => (
        <PasswordInput
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
          autoComplete={autoComplete}
          {...control}
        />
      )}
    </FormField>
  );
}
