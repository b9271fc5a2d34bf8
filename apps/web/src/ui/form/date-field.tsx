import { isDate } from '@biuro/core/lib/date.ts';
import { useController } from 'react-hook-form';
import type { ControlProps } from '#ui/controls/field.tsx';
import type { Bounds } from '#ui/date/bounds.ts';
import { DateInput } from '#ui/date/date-input.tsx';
import { dayText } from '#ui/text/day.ts';
import { FormField, type FormFieldProps } from './form-field.tsx';

/** A day, typed or picked in the calendar; its value is such as `2026-11-25`, empty, or what was typed and is no date. */
export function FormDateField<Values>({ min, max, ...field }: FormFieldProps<Values> & Bounds) {
  return (
    <FormField {...field} show={shown}>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': invalid }) => (
        <BoundDateInput
          control={{ id, 'aria-describedby': describedBy, 'aria-invalid': invalid }}
          name={field.name}
          label={field.label}
          min={min}
          max={max}
        />
      )}
    </FormField>
  );
}

interface BoundDateInputProps extends Bounds {
  control: ControlProps;
  name: string;
  label: string;
}

function BoundDateInput({ name, ...input }: BoundDateInputProps) {
  const { field } = useController<Record<string, string>>({ name });
  return <DateInput {...input} {...field} value={field.value ?? ''} />;
}

function shown(value: unknown): string {
  if (typeof value !== 'string') return '';
  return isDate(value) ? dayText(value) : value;
}
