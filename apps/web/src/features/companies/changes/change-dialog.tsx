import type { components } from '@biuro/contract';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormAreaField } from '#ui/form/area-field.tsx';
import { neverRead, optionalText, requiredText, texts } from '#ui/form/field-kinds.ts';
import { defineFields } from '#ui/form/fields.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import { CompanyAccountFields } from '../form/accounts.tsx';
import messages from '../messages.json' with { type: 'json' };
import profile from '../profile/messages.json' with { type: 'json' };
import type { Company } from '../terms.ts';
import { type ChangeRequest, useChangeCalls } from './change-queries.ts';
import changes from './messages.json' with { type: 'json' };

/** All of them are sent as they are: the server keeps those that differ. */
const fields = defineFields<components['schemas']['NewChangeRequest']>()({
  name: requiredText,
  short_name: optionalText,
  street: optionalText,
  building: optionalText,
  flat: optionalText,
  postal_code: optionalText,
  city: optionalText,
  email: optionalText,
  phone: optionalText,
  bank_accounts: texts,
  note: neverRead(optionalText),
});

type ChangeValues = typeof fields.initial;

interface ChangeDialogProps {
  company: Company;
  onClose: () => void;
}

/** A client says what has changed about their company. */
export function ChangeDialog({ company, onClose }: ChangeDialogProps) {
  const t = useText(messages);
  const p = useText(profile);
  const c = useText(changes);
  const toast = useToast();
  const { propose } = useChangeCalls(company.id);
  return (
    <FormDialog<ChangeValues, ChangeRequest>
      title={c('propose')}
      submitLabel={c('propose.send')}
      values={fields.valuesOf(company)}
      draft={`change.${company.id}`}
      recordHref={recordHref}
      send={(typed, key) => propose(fields.requestOf(typed), key)}
      onSaved={() => {
        toast(c('propose.sent'));
        onClose();
      }}
      onClose={onClose}
    >
      <p className="dialog-text form-wide">{c('propose.text')}</p>
      <FormTextField<ChangeValues> name="name" label={t('title')} wide />
      <FormTextField<ChangeValues> name="short_name" label={p('short_name')} optional wide />
      <FormTextField<ChangeValues> name="street" label={p('street')} optional wide />
      <FormTextField<ChangeValues> name="building" label={p('building')} optional />
      <FormTextField<ChangeValues> name="flat" label={p('flat')} optional />
      <FormTextField<ChangeValues> name="postal_code" label={p('postal_code')} optional />
      <FormTextField<ChangeValues> name="city" label={p('city')} optional />
      <FormTextField<ChangeValues> name="email" type="email" label={t('email')} optional />
      <FormTextField<ChangeValues> name="phone" type="tel" label={t('phone')} optional />
      <CompanyAccountFields />
      <FormAreaField<ChangeValues> name="note" label={c('note')} hint={c('note.hint')} optional wide />
    </FormDialog>
  );
}
