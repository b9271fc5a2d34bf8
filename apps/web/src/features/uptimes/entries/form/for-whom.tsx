import { type FieldError, useController, useFormContext, useWatch } from 'react-hook-form';
import { useFindCompanies } from '#services/companies/use-find-companies.ts';
import { useText } from '#services/i18n/use-text.ts';
import { Autocomplete } from '#ui/controls/autocomplete.tsx';
import { Field } from '#ui/controls/field.tsx';
import { FormError } from '#ui/form/error.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import { Button } from '#ui/layout/button.tsx';
import messages from '../messages.json' with { type: 'json' };
import { useSettlements } from '../queries.ts';
import type { EntryValues } from './values.ts';

/** The company, and of its settlements the one that was worked on. */
export function EntryForWhom() {
  const t = useText(messages);
  const { setValue } = useFormContext<EntryValues>();
  const company = useWatch<EntryValues, 'company_id'>({ name: 'company_id' });
  const settlements = useSettlements(company?.id) ?? [];
  const options = settlements.map(({ id, title }) => ({ value: id, label: title }));
  const change = () => {
    setValue('settlement_id', '', { shouldDirty: true });
    setValue('company_id', null, { shouldDirty: true });
  };
  if (!company) return <CompanyField />;
  return (
    <>
      <div className="field">
        <span className="field-label">{t('company')}</span>
        <span className="entry-company">
          <strong>{company.name}</strong>
          <Button variant="quiet" onClick={change}>
            {t('company.change')}
          </Button>
        </span>
      </div>
      <FormSelectField<EntryValues>
        name="settlement_id"
        label={t('settlement')}
        options={options}
        none={t('settlement.none')}
      />
    </>
  );
}

function CompanyField() {
  const t = useText(messages);
  const find = useFindCompanies();
  const { field, formState } = useController<EntryValues, 'company_id'>({ name: 'company_id' });
  const error: Partial<FieldError> | undefined = formState.errors.company_id;
  return (
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
  );
}
