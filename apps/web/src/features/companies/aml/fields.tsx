import { use } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { FormDateField } from '#ui/form/date-field.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import { FormConflict } from '#ui/form/state/conflict.tsx';
import { FormContext } from '#ui/form/state/context.ts';
import { FormTextField } from '#ui/form/text-field.tsx';
import { AddIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import aml from './messages.json' with { type: 'json' };
import '../partners/partners.css';
import type { CompanyValues } from '../form/values.ts';
import profile from '../profile/messages.json' with { type: 'json' };
import { amlRisks } from '../profile-terms.ts';
import { type BeneficialOwner, type BeneficialOwnerValues, beneficialOwnerFields } from './values.ts';

/** What the act against money laundering has the office know. */
export function CompanyAmlFields({ known = [] }: { known: BeneficialOwner[] | undefined }) {
  const p = useText(profile);
  const a = useText(aml);
  const { fields, append, remove } = useFieldArray<CompanyValues, 'beneficial_owners', 'key'>({
    name: 'beneficial_owners',
    keyName: 'key',
  });
  const { conflicts } = use(FormContext);
  return (
    <FormSection id="company-aml" title={a('title')}>
      <FormSelectField<CompanyValues>
        name="aml_risk"
        label={p('aml_risk')}
        options={amlRisks.map((value) => ({ value, label: p(`aml_risk.${value}`) }))}
        none={p('aml_risk.none')}
      />
      <FormDateField<CompanyValues> name="aml_review_at" label={p('aml_review_at')} optional />
      <FormSelectField<CompanyValues>
        name="pep"
        label={a('pep')}
        options={['false', 'true'].map((value) => ({ value, label: a(value === 'true' ? 'pep.yes' : 'pep.no') }))}
        none={a('pep.unknown')}
      />
      <FormTextField<CompanyValues> name="pep_note" label={a('pep_note')} hint={a('pep_note.hint')} optional />
      {fields.map(({ key, id }, index) => (
        <BeneficialOwnerFields
          key={key}
          index={index}
          pesel={known.find((owner) => owner.id === id)?.pesel ?? null}
          onRemove={() => remove(index)}
        />
      ))}
      <div className="form-wide">
        <Button icon={AddIcon} onClick={() => append(beneficialOwnerFields.initial)}>
          {a('add')}
        </Button>
      </div>
      {'beneficial_owners' in conflicts && (
        <div className="form-wide">
          <FormConflict
            name="beneficial_owners"
            label={a('owners')}
            stored={conflicts['beneficial_owners']}
            show={namesOf}
          />
        </div>
      )}
    </FormSection>
  );
}

/** What the field holds is what this form has put there. */
const namesOf = (value: unknown): string => (value as BeneficialOwnerValues[]).map(({ name }) => name).join(', ');

/** Names as `beneficial_owners.0.extent`. */
type Names = Record<string, string>;

interface BeneficialOwnerFieldsProps {
  index: number;
  /** As it is known, masked. */
  pesel: string | null;
  onRemove: () => void;
}

/** One beneficial owner: who it is, and which rights make them one. */
function BeneficialOwnerFields({ index, pesel, onRemove }: BeneficialOwnerFieldsProps) {
  const a = useText(aml);
  const at = `beneficial_owners.${index}`;
  const written = useWatch<CompanyValues, `beneficial_owners.${number}.name`>({
    name: `beneficial_owners.${index}.name`,
  });
  const name = written?.trim() || a('owner.n', { n: index + 1 });
  return (
    <fieldset className="form-wide company-partner">
      <legend className="company-partner-name">{name}</legend>
      <div className="form-fields">
        <FormTextField<Names> name={`${at}.name`} label={a('name')} />
        <FormTextField<Names> name={`${at}.extent`} label={a('extent')} hint={a('extent.hint')} />
        <FormTextField<Names>
          name={`${at}.pesel`}
          label={a('pesel')}
          hint={pesel ? a('pesel.known', { pesel }) : a('pesel.hint')}
          inputMode="numeric"
          optional
        />
        <FormDateField<Names> name={`${at}.birth_date`} label={a('birth_date')} optional />
        <FormTextField<Names>
          name={`${at}.citizenship`}
          label={a('citizenship')}
          hint={a('citizenship.hint')}
          optional
        />
        <div className="form-wide">
          <Button variant="quiet" label={a('remove.of', { name })} onClick={onRemove}>
            {a('remove')}
          </Button>
        </div>
      </div>
    </fieldset>
  );
}
