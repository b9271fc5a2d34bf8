import { use } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { FormConflict } from '#ui/form/state/conflict.tsx';
import { FormContext } from '#ui/form/state/context.ts';
import { AddIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import './company-form.css';
import { CompanyPartnerFields } from './partner-fields.tsx';
import { newPartner, type Partner, type PartnerValues, shareOf, shareText, sumOfShares } from './partner-values.ts';
import partners from './partners/messages.json' with { type: 'json' };
import { useApplicable } from './use-applicable.ts';
import type { CompanyValues } from './values.ts';

/** The people of a partnership, each with a tax and contributions of their own; for other companies there is no such part. */
export function CompanyFormPartners({ known }: { known: Partner[] | undefined }) {
  return useApplicable().partners ? <Partners known={known ?? []} /> : null;
}

function Partners({ known }: { known: Partner[] }) {
  const w = useText(partners);
  const { getValues } = useFormContext<CompanyValues>();
  const { fields, append, remove } = useFieldArray<CompanyValues, 'partners', 'key'>({
    name: 'partners',
    keyName: 'key',
  });
  const { elsewhere } = use(FormContext);
  const taxation = getValues('taxation_form');
  const add = () => append({ ...newPartner, taxation_form: taxation });
  return (
    <FormSection title={w('title')}>
      <p className="form-wide field-hint">{w('hint')}</p>
      {fields.map(({ key, id }, index) => (
        <CompanyPartnerFields
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
      {'partners' in elsewhere && (
        <div className="form-wide">
          <FormConflict name="partners" label={w('title')} stored={elsewhere['partners']} show={namesOf} />
        </div>
      )}
    </FormSection>
  );
}

/** What the field holds is what this form has put there. */
const namesOf = (value: unknown): string => (value as PartnerValues[]).map(({ name }) => name).join(', ');

/** Shares that are not a hundred per cent are no mistake, and seldom meant. */
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
