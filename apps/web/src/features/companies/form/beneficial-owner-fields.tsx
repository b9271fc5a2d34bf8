import { useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { FormDateField } from '#ui/form/date-field.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import { Button } from '#ui/layout/button.tsx';
import aml from '../aml/messages.json' with { type: 'json' };
import type { CompanyValues } from './values.ts';

/** Names as `beneficial_owners.0.extent`. */
type Names = Record<string, string>;

interface BeneficialOwnerFieldsProps {
  index: number;
  /** As it is known, masked. */
  pesel: string | null;
  onRemove: () => void;
}

/** One beneficial owner: who it is, and which rights make them one. */
export function CompanyBeneficialOwnerFields({ index, pesel, onRemove }: BeneficialOwnerFieldsProps) {
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
