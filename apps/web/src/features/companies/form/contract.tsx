import { useText } from '#services/i18n/use-text.ts';
import type { Option } from '#ui/controls/select.tsx';
import { FormAreaField } from '#ui/form/area-field.tsx';
import { FormDateField } from '#ui/form/date-field.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import messages from '../messages.json' with { type: 'json' };
import profile from '../profile/messages.json' with { type: 'json' };
import { docChannels } from '../profile-terms.ts';
import type { CompanyValues } from './values.ts';

interface ContractProps {
  isNew: boolean;
  managers: Option[];
}

/** What the office and the company have agreed on, and who looks after it. */
export function CompanyFormContract({ isNew, managers }: ContractProps) {
  const t = useText(messages);
  const p = useText(profile);
  return (
    <FormSection id="company-contract" title={p('section.contract')}>
      <FormSelectField<CompanyValues> name="owner_id" label={t('owner')} options={managers} none={t('owner.none')} />
      <FormSelectField<CompanyValues>
        name="reviewer_id"
        label={p('reviewer')}
        hint={p('reviewer.hint')}
        options={managers}
        none={p('reviewer.none')}
      />
      <FormTextField<CompanyValues>
        name="time_budget_minutes"
        label={p('time_budget')}
        hint={p('time_budget.hint')}
        optional
      />
      <FormTextField<CompanyValues>
        name="docs_due_day"
        label={p('docs_due_day')}
        hint={p(isNew ? 'docs_due_day.hint' : 'docs_due_day.range')}
        inputMode="numeric"
        optional={isNew}
      />
      <FormSelectField<CompanyValues>
        name="doc_channel"
        label={p('doc_channel')}
        options={docChannels.map((value) => ({ value, label: p(`doc_channel.${value}`) }))}
        {...(isNew && { none: p('default.channel') })}
      />
      <FormTextField<CompanyValues>
        name="notice_period"
        label={p('notice_period')}
        hint={p('notice_period.hint')}
        optional
      />
      <FormDateField<CompanyValues> name="contract_from" label={p('contract_from')} optional />
      <FormDateField<CompanyValues> name="contract_to" label={p('contract_to')} optional />
      <FormDateField<CompanyValues> name="rodo_agreement_at" label={p('rodo_agreement_at')} optional />
    </FormSection>
  );
}

/** What the office keeps to itself. */
export function CompanyFormNotes() {
  const p = useText(profile);
  return (
    <FormSection id="company-notes" title={p('section.notes')}>
      <FormAreaField<CompanyValues> name="notes" label={p('notes')} hint={p('notes.hint')} optional wide />
    </FormSection>
  );
}
