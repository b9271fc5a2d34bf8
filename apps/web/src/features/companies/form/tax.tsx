import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { CheckboxLine } from '#ui/controls/checkbox.tsx';
import { FormCheckboxField } from '#ui/form/checkbox-field.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import messages from '../messages.json' with { type: 'json' };
import profile from '../profile/messages.json' with { type: 'json' };
import {
  type BooksForm,
  booksForms,
  incomePeriods,
  lumpRates,
  taxationForms,
  vatPeriods,
  vatStatuses,
} from '../profile-terms.ts';
import { useApplicable } from './use-applicable.ts';
import type { CompanyValues } from './values.ts';

/** How the company is taxed. `none` says what happens where nothing is chosen, for a new company. */
export function CompanyFormTax({ none }: { none: string | undefined }) {
  const t = useText(messages);
  const p = useText(profile);
  const asks = useApplicable();
  const [taxation, books, period] = useWatch<CompanyValues, ['taxation_form', 'books_form', 'income_period']>({
    name: ['taxation_form', 'books_form', 'income_period'],
  });
  const usual = none === undefined ? {} : { none };
  // A saved value is offered even where it no longer fits: the server shows the error at the field.
  const forms = withSaved(taxationForms, asks.taxation, taxation);
  const kinds = withSaved(booksForms, asks.books, books);
  useOnlyBooks(asks.books, books);
  const advances = asks.incomePeriods.length > 0 ? withSaved(incomePeriods, asks.incomePeriods, period) : [];
  return (
    <FormSection id="company-tax" title={p('section.tax')}>
      <FormSelectField<CompanyValues>
        name="taxation_form"
        label={p('taxation_form')}
        options={forms.map((value) => ({ value, label: t(`taxation_form.${value}`) }))}
        {...usual}
      />
      <FormSelectField<CompanyValues>
        name="books_form"
        label={p('books_form')}
        options={kinds.map((value) => ({ value, label: p(`books_form.${value}`) }))}
        {...usual}
      />
      {asks.lumpRates && <LumpRates />}
      {advances.length > 0 && (
        <FormSelectField<CompanyValues>
          name="income_period"
          label={p('income_period')}
          options={advances.map((value) => ({ value, label: p(`income_period.${value}`) }))}
          {...usual}
        />
      )}
      <FormSelectField<CompanyValues>
        name="vat_status"
        label={p('vat_status')}
        options={vatStatuses.map((value) => ({ value, label: t(`vat_status.${value}`) }))}
        {...usual}
      />
      {asks.vatPeriod && (
        <FormSelectField<CompanyValues>
          name="vat_period"
          label={p('vat_period')}
          options={vatPeriods.map((value) => ({ value, label: p(`vat_period.${value}`) }))}
          {...usual}
        />
      )}
      <FormCheckboxField<CompanyValues> name="vat_eu" label={p('vat_eu')} />
    </FormSection>
  );
}

function withSaved<Value extends string>(all: Value[], offered: Value[], saved: string): Value[] {
  return all.filter((value) => offered.includes(value) || value === saved);
}

/** Where the law leaves one way to keep the books, the field follows it. */
function useOnlyBooks([only, ...others]: BooksForm[], books: string): void {
  const { setValue } = useFormContext<CompanyValues>();
  const wanted = only && others.length === 0 && books !== '' && books !== only ? only : undefined;
  useEffect(() => {
    if (wanted) setValue('books_form', wanted, { shouldDirty: true });
  }, [wanted, setValue]);
}

function LumpRates() {
  const p = useText(profile);
  const { register } = useFormContext<CompanyValues>();
  return (
    <fieldset className="form-wide company-rates">
      <legend className="field-label">{p('lump_rates')}</legend>
      {lumpRates.map((rate) => (
        <CheckboxLine
          key={rate}
          label={p('lump_rates.rate', { rate })}
          value={String(rate)}
          {...register('lump_rates')}
        />
      ))}
    </fieldset>
  );
}
