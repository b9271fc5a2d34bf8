import { parseNip } from '@biuro/core/poland/nip.ts';
import { formatNrb } from '@biuro/core/poland/nrb.ts';
import { taxAccountOfNip } from '@biuro/core/poland/tax-account.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { FormSection } from '#ui/form/form-section.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import profile from '../profile/messages.json' with { type: 'json' };
import { CompanyAccountFields } from './account-fields.tsx';
import type { CompanyValues } from './values.ts';

/** Where the company's money is, and where its contributions go. The tax account is computed and never typed. */
export function CompanyFormAccounts() {
  const p = useText(profile);
  const { control } = useFormContext<CompanyValues>();
  const nip = parseNip(useWatch({ control, name: 'vat_number' }) ?? '');
  const taxAccount = nip.valid ? taxAccountOfNip(nip.nip) : undefined;
  return (
    <FormSection title={p('section.accounts')}>
      <CompanyAccountFields />
      <FormTextField<CompanyValues>
        name="zus_account"
        label={p('zus_account')}
        hint={p('zus_account.hint')}
        inputMode="numeric"
        optional
        wide
      />
      {taxAccount && (
        <p className="form-wide field-hint">
          {p('tax_account')}: <span className="tabular">{formatNrb(taxAccount)}</span>. {p('tax_account.hint')}
        </p>
      )}
    </FormSection>
  );
}
