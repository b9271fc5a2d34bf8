import { useFormContext } from 'react-hook-form';
import { CheckboxLine } from './checkbox-line.tsx';

interface FormCheckboxFieldProps<Values> {
  name: keyof Values & string;
  label: string;
}

/** Yes or no. */
export function FormCheckboxField<Values>({ name, label }: FormCheckboxFieldProps<Values>) {
  const { register } = useFormContext<Record<string, boolean>>();
  return (
    <div className="form-wide">
      <CheckboxLine label={label} {...register(name)} />
    </div>
  );
}
