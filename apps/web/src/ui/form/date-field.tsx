import { dayText } from '#ui/text/day.ts';
import { FormField, type FormFieldProps } from './form-field.tsx';

interface FormDateFieldProps<Values> extends FormFieldProps<Values> {
  /** The first and the last day that make sense, such as `2026-11-25`. */
  min?: string;
  max?: string;
}

/** A day, typed or picked in the browser's own calendar; its value is such as `2026-11-25`, or empty. */
export function FormDateField<Values>({ min, max, ...field }: FormDateFieldProps<Values>) {
  return (
    <FormField {...field} show={shown}>
      {(control) => <input className="input tabular" type="date" min={min} max={max} {...control} />}
    </FormField>
  );
}

function shown(value: unknown): string {
  return typeof value === 'string' && value !== '' ? dayText(value) : '';
}
