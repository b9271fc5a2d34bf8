import { parseNip } from '@biuro/core/poland/nip.ts';
import { formatNrb } from '@biuro/core/poland/nrb.ts';
import { taxAccountOfNip } from '@biuro/core/poland/tax-account.ts';
import { use } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import { FormConflict } from '#ui/form/state/conflict.tsx';
import { FormContext } from '#ui/form/state/context.ts';
import { FormTextField } from '#ui/form/text-field.tsx';
import { AddIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import './partners.css';
import { useApplicable } from '../form/use-applicable.ts';
import type { CompanyValues } from '../form/values.ts';
import messages from '../messages.json' with { type: 'json' };
import profile from '../profile/messages.json' with { type: 'json' };
import { partnerPeriods, partnerTaxations, zusSchemes } from '../profile-terms.ts';
import partners from './messages.json' with { type: 'json' };
import { newPartner, type Partner, type PartnerValues, shareOf, shareText, sumOfShares } from './values.ts';

/** The people of a partnership, each with a tax and contributions of their own; for other companies there is no such part. */
export function CompanyPartnerFields({ known }: { known: Partner[] | undefined }) {
  return useApplicable().partners ? <Partners known={known ?? []} /> : null;
}

function Partners({ known }: { known: Partner[] }) {
  const w = useText(partners);
  const { getValues } = useFormContext<CompanyValues>();
  const { fields, append, remove } = useFieldArray<CompanyValues, 'partners', 'key'>({
    name: 'partners',
    keyName: 'key',
  });
  const { conflicts } = use(FormContext);
  const taxation = getValues('taxation_form');
  const add = () => append({ ...newPartner, taxation_form: taxation });
  return (
    <FormSection id="company-partners" title={w('title')}>
      <p className="form-wide field-hint">{w('hint')}</p>
      {fields.map(({ key, id }, index) => (
        <PartnerFields
          key={key}
          index={index}
          pesel={known.find((partner) => partner.id === id)?.pesel ?? null}
          onRemove={() => remove(index)}
        />
      ))}
      <Sum />
      <div className="form-wide">
        <Button icon={AddIcon} onClick={add}>
          {w('add')}
        </Button>
      </div>
      {'partners' in conflicts && (
        <div className="form-wide">
          <FormConflict name="partners" label={w('title')} stored={conflicts['partners']} show={namesOf} />
        </div>
      )}
    </FormSection>
  );
}

/** What the field holds is what this form has put there. */
const namesOf = (value: unknown): string => (value as PartnerValues[]).map(({ name }) => name).join(', ');

/** Warns where the shares are not a hundred per cent together, which the server allows. */
function Sum() {
  const w = useText(partners);
  const written = useWatch<CompanyValues, 'partners'>({ name: 'partners' });
  const sum = sumOfShares(written.map(({ share }) => shareOf(share)));
  if (sum === undefined || sum === 100) return null;
  return (
    <div className="form-wide">
      <Notice tone="warning">{w('share.sum', { sum: shareText(sum) })}</Notice>
    </div>
  );
}

/** Names as `partners.0.share`. */
type Names = Record<string, string>;

interface PartnerFieldsProps {
  index: number;
  /** As it is known, masked. */
  pesel: string | null;
  onRemove: () => void;
}

/** One partner: who it is, what share they have, how they are taxed. */
function PartnerFields({ index, pesel, onRemove }: PartnerFieldsProps) {
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
