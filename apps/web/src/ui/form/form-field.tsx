import { type ReactNode, use } from 'react';
import { type FieldError, get, useFormContext } from 'react-hook-form';
import { type ControlProps, Field } from '#ui/controls/field.tsx';
import { words } from '#ui/text/words.ts';
import { FormError } from './error.tsx';
import messages from './messages.json' with { type: 'json' };
import { FormConflict } from './state/conflict.tsx';
import { FormContext } from './state/context.ts';

export interface FormFieldProps<Values> {
  /** Key of the form's values, and of the server's answer about them. */
  name: keyof Values & string;
  label: string;
  hint?: ReactNode;
  optional?: boolean | undefined;
  /** Takes the whole row of its section. */
  wide?: boolean | undefined;
}

interface BoundFieldProps extends FormFieldProps<Record<string, unknown>> {
  /** A value as this field shows it. */
  show?: (value: unknown) => string;
  children: (control: ControlProps & ReturnType<ReturnType<typeof useFormContext>['register']>) => ReactNode;
}

/** A field bound to the form around it: to its value, its error, and to what somebody else has saved in it meanwhile. */
export function FormField({ name, label, hint, optional, wide, show = String, children }: BoundFieldProps) {
  const { register, formState } = useFormContext<Record<string, string>>();
  const { conflicts } = use(FormContext);
  const t = words(messages);
  // Of a field in a list, as `partners.0.name`, too.
  const error: FieldError | undefined = get(formState.errors, name);
  return (
    <div className={wide ? 'form-wide' : undefined}>
      <Field
        label={label}
        note={optional ? t('optional') : undefined}
        hint={hint}
        error={error && <FormError error={error} />}
      >
        {(control) => children({ ...control, ...register(name) })}
      </Field>
      {name in conflicts && <FormConflict name={name} label={label} stored={conflicts[name]} show={show} />}
    </div>
  );
}
