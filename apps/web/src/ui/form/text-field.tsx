import type { ComponentProps } from 'react';
import { FormField, type FormFieldProps } from './form-field.tsx';

interface FormTextFieldProps<Values> extends FormFieldProps<Values> {
  type?: 'text' | 'email' | 'tel';
  inputMode?: ComponentProps<'input'>['inputMode'];
  /** What the browser may fill in, where people type about themselves. About others it offers nothing of its own. */
  autoComplete?: ComponentProps<'input'>['autoComplete'];
}

/** One line of text. */
export function FormTextField<Values>(props: FormTextFieldProps<Values>) {
  const { type = 'text', inputMode, autoComplete = 'off', ...field } = props;
  return (
    <FormField {...field}>
      {(control) => (
        <input className="input" type={type} inputMode={inputMode} autoComplete={autoComplete} {...control} />
      )}
    </FormField>
  );
}
