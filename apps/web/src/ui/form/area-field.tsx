import { FormField, type FormFieldProps } from './form-field.tsx';
import '#ui/controls/area.css';

interface FormAreaFieldProps<Values> extends FormFieldProps<Values> {
  rows?: number;
}

/** Several lines of text. */
export function FormAreaField<Values>({ rows = 4, ...field }: FormAreaFieldProps<Values>) {
  return <FormField {...field}>{(control) => <textarea className="input area" rows={rows} {...control} />}</FormField>;
}
