import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { type FieldError, useController } from 'react-hook-form';
import { useSearch } from 'wouter';
import { useFindCompanies } from '../app/use-find-companies.ts';
import { useApi } from '../app/use-portal.ts';
import { useText } from '../app/use-text.ts';
import { Autocomplete } from '../ui/autocomplete.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { FormError } from '../ui/form-error.tsx';
import messages from './messages.json' with { type: 'json' };
import type { NewTaskValues } from './task-values.ts';

/** Whose task it is. A link from a company brings its own along: `?company=…`. */
export function TaskCompanyField() {
  const t = useText(messages);
  const find = useFindCompanies();
  const { field, formState } = useController<Pick<NewTaskValues, 'company_id'>>({ name: 'company_id' });
  const error: Partial<FieldError> | undefined = formState.errors.company_id;
  // The controller of one name says what any name of the form may hold.
  const chosen = field.value as NewTaskValues['company_id'];
  const asked = useAskedCompany();
  const take = useEffectEvent((company: NewTaskValues['company_id'] | undefined) => {
    if (company && !chosen) field.onChange({ id: company.id, name: company.name });
  });
  useEffect(() => take(asked), [asked]);
  if (chosen)
    return (
      <div className="form-wide task-company">
        <span className="field-label">{t('company')}</span>
        <span className="task-company-chosen">
          <strong>{chosen.name}</strong>
          <Button variant="quiet" onClick={() => field.onChange(null)}>
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
            onChoose={({ value, label }) => field.onChange({ id: value, name: label })}
          />
        )}
      </Field>
    </div>
  );
}

function useAskedCompany() {
  const api = useApi();
  const id = new URLSearchParams(useSearch()).get('company');
  return useQuery({
    queryKey: ['companies', 'one', id],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/companies/{id}', { params: { path: { id: id ?? '' } }, signal }))).data,
    enabled: id !== null,
  }).data;
}
