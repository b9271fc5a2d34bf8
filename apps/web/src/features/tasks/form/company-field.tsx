import { useState } from 'react';
import { type FieldError, useController } from 'react-hook-form';
import { useFindCompanies } from '#services/companies/use-find-companies.ts';
import { useText } from '#services/i18n/use-text.ts';
import { Autocomplete } from '#ui/controls/autocomplete.tsx';
import { Field } from '#ui/controls/field.tsx';
import { FormError } from '#ui/form/error.tsx';
import { focusOnce } from '#ui/keyboard/focus-once.ts';
import { Button } from '#ui/layout/button.tsx';
import messages from '../messages.json' with { type: 'json' };
import type { NewTaskValues } from './values.ts';
import './company-field.css';

/** Whose task it is. */
export function TaskCompanyField() {
  const t = useText(messages);
  const find = useFindCompanies();
  const { field, formState } = useController<Pick<NewTaskValues, 'company_id'>>({ name: 'company_id' });
  const error: Partial<FieldError> | undefined = formState.errors.company_id;
  // The controller of one name says what any name of the form may hold.
  const chosen = field.value as NewTaskValues['company_id'];
  // Whoever has chosen or changed it goes on from where the field was.
  const [touched, setTouched] = useState(false);
  const choose = (company: NewTaskValues['company_id']) => {
    setTouched(true);
    field.onChange(company);
  };
  if (chosen)
    return (
      <div className="form-wide task-company">
        <span className="field-label">{t('company')}</span>
        <span className="task-company-chosen">
          <strong>{chosen.name}</strong>
          <Button ref={touched ? focusOnce : undefined} variant="quiet" onClick={() => choose(null)}>
            {t('company.change')}
          </Button>
        </span>
      </div>
    );
  return (
    <div className="form-wide">
      <Field label={t('company')} error={error?.message && <FormError error={{ type: '', ...error }} />}>
        {(control) => (
          <Autocomplete
            control={control}
            name="company_id"
            placeholder={t('company.search')}
            find={find}
            onChoose={({ value, label }) => choose({ id: value, name: label })}
          />
        )}
      </Field>
    </div>
  );
}
