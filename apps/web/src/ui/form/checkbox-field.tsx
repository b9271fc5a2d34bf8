import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import { CheckboxLine } from '#ui/controls/checkbox.tsx';
import { words } from '#ui/text/words.ts';
import messages from './messages.json' with { type: 'json' };
import { FormConflict } from './state/conflict.tsx';
import { FormContext } from './state/context.ts';

interface FormCheckboxFieldProps<Values> {
  name: keyof Values & string;
  label: string;
}

/** Yes or no. */
export function FormCheckboxField<Values>({ name, label }: FormCheckboxFieldProps<Values>) {
  const { register } = useFormContext<Record<string, boolean>>();
  const { conflicts } = use(FormContext);
  return (
    <div className="form-wide">
      <CheckboxLine label={label} {...register(name)} />
      {name in conflicts && <FormConflict name={name} label={label} stored={conflicts[name]} show={yesOrNo} />}
    </div>
  );
}

function yesOrNo(value: unknown): string {
  return words(messages)(value === true ? 'yes' : 'no');
}
