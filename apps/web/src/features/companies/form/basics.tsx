import { useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { FormSection } from '#ui/form/form-section.tsx';
import { FormNipField } from '#ui/form/nip-field.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import messages from '../messages.json' with { type: 'json' };
import profile from '../profile/messages.json' with { type: 'json' };
import { companyTypes, lifecycles } from '../terms.ts';
import { CompanyLookup } from './lookup/panel.tsx';
import { useApplicable } from './use-applicable.ts';
import type { CompanyValues } from './values.ts';

interface BasicsProps {
  /** The owner's PESEL as it may be shown, where one is known. */
  pesel: string | null;
  /** A new company begins at some stage; later it moves by a call of its own. */
  isNew: boolean;
}

export function CompanyFormBasics({ pesel, isNew }: BasicsProps) {
  const t = useText(messages);
  const p = useText(profile);
  const asks = useApplicable();
  const types = companyTypes.map((value) => ({ value, label: t(`type.${value}.full`) }));
  const stages = lifecycles.map((value) => ({ value, label: t(`lifecycle.${value}`) }));
  return (
    <FormSection id="company-basics" title={p('section.basics')}>
      <FormNipField<CompanyValues> name="vat_number" label={t('vat_number')} hint={t('vat_number.hint')} />
      <CompanyLookup />
      <FormTextField<CompanyValues> name="name" label={t('title')} wide />
      <FormSelectField<CompanyValues> name="company_type" label={t('company_type')} options={types} />
      <FormTextField<CompanyValues> name="short_name" label={p('short_name')} optional />
      <FormTextField<CompanyValues>
        name="regon"
        label={p('regon')}
        hint={p('regon.hint')}
        inputMode="numeric"
        optional
      />
      {asks.krs && (
        <FormTextField<CompanyValues> name="krs" label={p('krs')} hint={p('krs.hint')} inputMode="numeric" optional />
      )}
      {asks.pesel && (
        <FormTextField<CompanyValues>
          name="pesel"
          label={p('pesel')}
          hint={pesel ? p('pesel.kept', { pesel }) : p('pesel.hint')}
          inputMode="numeric"
          optional
        />
      )}
      {isNew && <FormSelectField<CompanyValues> name="lifecycle" label={p('stage')} options={stages} />}
    </FormSection>
  );
}

export function CompanyFormAddress() {
  const t = useText(messages);
  const p = useText(profile);
  const country = useWatch<CompanyValues, 'country'>({ name: 'country' });
  return (
    <FormSection id="company-address" title={p('section.address')}>
      <FormTextField<CompanyValues> name="street" label={p('street')} optional wide />
      <FormTextField<CompanyValues> name="building" label={p('building')} optional />
      <FormTextField<CompanyValues> name="flat" label={p('flat')} optional />
      <FormTextField<CompanyValues>
        name="postal_code"
        label={p('postal_code')}
        inputMode={country === 'PL' ? 'numeric' : 'text'}
        optional
      />
      <FormTextField<CompanyValues> name="city" label={p('city')} optional />
      <FormTextField<CompanyValues> name="email" type="email" label={t('email')} optional />
      <FormTextField<CompanyValues> name="phone" type="tel" label={t('phone')} optional />
      <FormTextField<CompanyValues> name="country" label={p('country')} hint={p('country.hint')} />
      <FormTextField<CompanyValues>
        name="tax_office_code"
        label={p('tax_office_code')}
        hint={p('tax_office_code.hint')}
        inputMode="numeric"
        optional
      />
    </FormSection>
  );
}
