import { parseNip } from '@biuro/core/poland/nip.ts';
import { formatNrb } from '@biuro/core/poland/nrb.ts';
import { taxAccountOfNip } from '@biuro/core/poland/tax-account.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { Field } from '#ui/controls/field.tsx';
import { FormError } from '#ui/form/error.tsx';
import { AddIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import './company-form.css';
import { FormSection } from '#ui/form/form-section.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import profile from '../profile/messages.json' with { type: 'json' };
import type { CompanyValues } from './values.ts';

/** Where the company's money is, and where its contributions go. The tax account is computed and never typed. */
export function CompanyFormAccounts() {
  const p = useText(profile);
  const { control } = useFormContext<CompanyValues>();
  const nip = parseNip(useWatch({ control, name: 'vat_number' }) ?? '');
  const taxAccount = nip.valid ? taxAccountOfNip(nip.nip) : undefined;
  return (
    <FormSection id="company-accounts" title={p('section.accounts')}>
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

/** Any form that holds the accounts of a company; an empty text is an empty row. */
interface AccountValues {
  bank_accounts: string[];
}

/** A field for each account, and one more when asked for. */
export function CompanyAccountFields() {
  const p = useText(profile);
  const { control, getValues, setValue } = useFormContext<AccountValues>();
  const accounts = useWatch({ control, name: 'bank_accounts' });
  const change = (next: string[]) => setValue('bank_accounts', next.length > 0 ? next : [''], { shouldDirty: true });
  const removeAt = (index: number) => change(getValues('bank_accounts').filter((_, place) => place !== index));
  return (
    <>
      {accounts.map((_, index) => (
        // Rows have no other identity than their place.
        <AccountField key={index} index={index} only={accounts.length === 1} onRemove={() => removeAt(index)} />
      ))}
      <div className="form-wide">
        <Button icon={AddIcon} onClick={() => change([...getValues('bank_accounts'), ''])}>
          {p('bank_account.add')}
        </Button>
      </div>
    </>
  );
}

interface AccountFieldProps {
  index: number;
  only: boolean;
  onRemove: () => void;
}

function AccountField({ index, only, onRemove }: AccountFieldProps) {
  const p = useText(profile);
  const { register, formState } = useFormContext<AccountValues>();
  const error = formState.errors.bank_accounts?.[index];
  const n = index + 1;
  return (
    <div className="form-wide company-account">
      <Field
        label={only ? p('bank_account') : p('bank_account.n', { n })}
        hint={index === 0 && p('bank_account.hint')}
        error={error && <FormError error={error} />}
      >
        {(control) => (
          <input
            className="input tabular"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            {...control}
            {...register(`bank_accounts.${index}`)}
          />
        )}
      </Field>
      {!only && (
        <Button variant="quiet" label={p('bank_account.remove.of', { n })} onClick={onRemove}>
          {p('bank_account.remove')}
        </Button>
      )}
    </div>
  );
}
