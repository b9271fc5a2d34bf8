import { parseNip } from '@biuro/core/poland/nip.ts';
import { formatNrb } from '@biuro/core/poland/nrb.ts';
import { taxAccountOfNip } from '@biuro/core/poland/tax-account.ts';
import { useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { FormSelectField } from '#ui/form/select-field.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import { Button } from '#ui/layout/button.tsx';
import messages from '../messages.json' with { type: 'json' };
import profile from '../profile/messages.json' with { type: 'json' };
import { partnerPeriods, partnerTaxations, zusSchemes } from '../profile-terms.ts';
import partners from './partners/messages.json' with { type: 'json' };
import type { CompanyValues } from './values.ts';

/** Names as `partners.0.share`. */
type Names = Record<string, string>;

interface PartnerFieldsProps {
  index: number;
  /** As it is known, masked. */
  pesel: string | null;
  onRemove: () => void;
}

/** One partner: who it is, what share they have, how they are taxed. */
export function CompanyPartnerFields({ index, pesel, onRemove }: PartnerFieldsProps) {
  const t = useText(messages);
  const p = useText(profile);
  const w = useText(partners);
  const at = `partners.${index}`;
  const n = index + 1;
  const [name, form] = useWatch<CompanyValues, [`partners.${number}.name`, `partners.${number}.taxation_form`]>({
    name: [`partners.${index}.name`, `partners.${index}.taxation_form`],
  });
  const periods = partnerPeriods.filter((period) => period !== 'simplified' || form !== 'lump_sum');
  return (
    <fieldset className="form-wide company-partner">
      <legend className="company-partner-name">{name?.trim() || w('partner.n', { n })}</legend>
      <div className="form-fields">
        <FormTextField<Names> name={`${at}.name`} label={w('name')} />
        <FormTextField<Names>
          name={`${at}.share`}
          label={w('share')}
          hint={w('share.hint')}
          inputMode="decimal"
          optional
        />
        <FormTextField<Names>
          name={`${at}.vat_number`}
          label={t('vat_number')}
          hint={<AccountHint index={index} />}
          inputMode="numeric"
        />
        <FormTextField<Names>
          name={`${at}.pesel`}
          label={w('pesel')}
          hint={pesel ? w('pesel.known', { pesel }) : w('pesel.hint')}
          inputMode="numeric"
          optional
        />
        <FormSelectField<Names>
          name={`${at}.taxation_form`}
          label={p('taxation_form')}
          options={partnerTaxations.map((value) => ({ value, label: t(`taxation_form.${value}`) }))}
        />
        <FormSelectField<Names>
          name={`${at}.income_period`}
          label={p('income_period')}
          options={periods.map((value) => ({ value, label: p(`income_period.${value}`) }))}
        />
        <FormSelectField<Names>
          name={`${at}.zus_scheme`}
          label={p('zus_scheme')}
          options={zusSchemes.map((value) => ({ value, label: p(`zus_scheme.${value}`) }))}
        />
        <FormTextField<Names>
          name={`${at}.zus_account`}
          label={p('zus_account')}
          hint={w('zus_account.hint')}
          inputMode="numeric"
          optional
        />
        <div className="form-wide">
          <Button
            variant="quiet"
            label={w('remove.of', { name: name?.trim() || w('partner.n', { n }) })}
            onClick={onRemove}
          >
            {w('remove')}
          </Button>
        </div>
      </div>
    </fieldset>
  );
}

/** Where the partner's tax goes; computed, never typed. */
function AccountHint({ index }: { index: number }) {
  const p = useText(profile);
  const w = useText(partners);
  const written = useWatch<CompanyValues, `partners.${number}.vat_number`>({ name: `partners.${index}.vat_number` });
  const nip = parseNip(written ?? '');
  const account = nip.valid ? taxAccountOfNip(nip.nip) : undefined;
  return account ? `${p('tax_account')}: ${formatNrb(account)}` : w('nip.hint');
}
