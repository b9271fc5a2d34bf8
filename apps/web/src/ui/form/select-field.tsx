import { type Option, Select } from '#ui/controls/select.tsx';
import { words } from '#ui/text/words.ts';
import { FormField, type FormFieldProps } from './form-field.tsx';
import messages from './messages.json' with { type: 'json' };

interface FormSelectFieldProps<Values> extends FormFieldProps<Values> {
  options: Option[];
  /** What choosing none of them means; without it a choice is asked for. */
  none?: string;
}

/** One of a short list. */
export function FormSelectField<Values>({ options, none, ...field }: FormSelectFieldProps<Values>) {
  const empty = { value: '', label: none ?? words(messages)('choose') };
  const labelOf = (value: unknown) => options.find((option) => option.value === value)?.label ?? none ?? '';
  return (
    <FormField {...field} show={labelOf}>
      {(control) => <Select {...control} options={[empty, ...options]} />}
    </FormField>
  );
}
