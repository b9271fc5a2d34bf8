import type { ComponentProps } from 'react';
import { FormField, type FormFieldProps } from './form-field.tsx';

interface FormTextFieldProps<Values> extends FormFieldProps<Values> {
  type?: 'text' | 'email' | 'tel';
  inputMode?: ComponentProps<'input'>['inputMode'];
}

/** One line of text. The browser offers nothing of its own: people type here about others. */
export function FormTextField<Values>({ type = 'text', inputMode, ...field }: FormTextFieldProps<Values>) {
  return (
    <FormField {...field}>
      {(control) => <input className="input" type={type} inputMode={inputMode} autoComplete="off" {...control} />}
    </FormField>
  );
}
