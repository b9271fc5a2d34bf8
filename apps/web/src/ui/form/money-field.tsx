import { FormField, type FormFieldProps } from './form-field.tsx';
import '#ui/controls/money-field.css';

/** An amount of złote, as people write it: with a comma or a point, with spaces. */
export function FormMoneyField<Values>(field: FormFieldProps<Values>) {
  return (
    <FormField {...field}>
      {(control) => (
        <span className="money-field">
          <input className="input tabular" type="text" inputMode="decimal" autoComplete="off" {...control} />
          <span aria-hidden="true">zł</span>
        </span>
      )}
    </FormField>
  );
}
