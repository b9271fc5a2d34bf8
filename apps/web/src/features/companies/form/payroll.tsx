import { useText } from '#services/i18n/use-text.ts';
import type { Option } from '#ui/controls/select.tsx';
import { FormCheckboxField } from '#ui/form/checkbox-field.tsx';
import { FormDateField } from '#ui/form/date-field.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import messages from '../messages.json' with { type: 'json' };
import profile from '../profile/messages.json' with { type: 'json' };
import { zusSchemes } from '../profile-terms.ts';
import { useApplicable } from './use-applicable.ts';
import type { CompanyValues } from './values.ts';

interface PayrollProps {
  none: string | undefined;
  managers: Option[];
}

const zusDays = ['5', '15', '20'];

/** The owner's own contributions, and those who are employed. */
export function CompanyFormPayroll({ none, managers }: PayrollProps) {
  const t = useText(messages);
  const p = useText(profile);
  const asks = useApplicable();
  return (
    <FormSection id="company-payroll" title={p('section.payroll')}>
      {asks.zusScheme && (
        <FormSelectField<CompanyValues>
          name="zus_scheme"
          label={p('zus_scheme')}
          options={zusSchemes.map((value) => ({ value, label: p(`zus_scheme.${value}`) }))}
          {...(none !== undefined && { none })}
        />
      )}
      {asks.zusUntil && <FormDateField<CompanyValues> name="zus_scheme_until" label={p('zus_scheme_until')} optional />}
      <FormSelectField<CompanyValues>
        name="zus_deadline_own"
        label={p('zus_deadline')}
        hint={p('zus_deadline.hint')}
        options={zusDays.map((value) => ({ value, label: p('zus_deadline.day', { day: value }) }))}
        none={p('zus_deadline.computed')}
      />
      <FormCheckboxField<CompanyValues> name="has_employees" label={p('has_employees')} />
      {asks.payroll && (
        <>
          <FormCheckboxField<CompanyValues> name="ppk" label={p('ppk')} />
          <FormCheckboxField<CompanyValues> name="pfron" label={p('pfron')} />
        </>
      )}
      <FormSelectField<CompanyValues>
        name="payroll_owner_id"
        label={p('payroll_owner')}
        options={managers}
        none={t('owner.none')}
      />
    </FormSection>
  );
}
