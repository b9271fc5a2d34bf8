import type { components } from '@biuro/contract';
import { useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { liabilityKindText, liabilityText } from '#services/records/liability/text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormDateField } from '#ui/form/date-field.tsx';
import { optionalMoney, optionalText, text } from '#ui/form/field-kinds.ts';
import { defineFields } from '#ui/form/fields.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormMoneyField } from '#ui/form/money-field.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import { useLiabilityCalls } from './calls.ts';
import messages from './messages.json' with { type: 'json' };
import { usePartnersOfTask } from './queries.ts';
import { kinds, type Liability } from './terms.ts';

/** The payee of a new one is who its kind says; it is changed with the amount. */
const fields = defineFields<Omit<components['schemas']['NewLiability'], 'task_id' | 'recipient'>>()({
  kind: text,
  partner_id: optionalText,
  amount: optionalMoney,
  due_date: text,
  due_reason: text,
  account: optionalText,
  title: optionalText,
});

type NewValues = typeof fields.initial;

interface NewLiabilityProps {
  taskId: string;
  onClose: () => void;
}

/** One that the company's tax profile does not bring by itself: PCC, property tax, the office's invoice. */
export function NewLiability({ taskId, onClose }: NewLiabilityProps) {
  const t = useText(messages);
  const toast = useToast();
  const { add } = useLiabilityCalls();
  return (
    <FormDialog<NewValues, Liability>
      title={t('new.title')}
      submitLabel={t('add')}
      values={fields.initial}
      draft={`liability.of.${taskId}`}
      recordHref={recordHref}
      send={(values, key) => add({ ...fields.requestOf(values), task_id: taskId }, key)}
      onSaved={(liability) => {
        toast(t('added', { what: liabilityText(liability) }));
        onClose();
      }}
      onClose={onClose}
    >
      <FormSelectField<NewValues>
        name="kind"
        label={t('kind')}
        options={kinds.map((value) => ({ value, label: liabilityKindText(value) }))}
      />
      <PartnerField taskId={taskId} />
      <FormMoneyField<NewValues> name="amount" label={t('amount')} optional />
      <FormDateField<NewValues> name="due_date" label={t('due_date')} hint={t('due.hint')} optional />
      <FormTextField<NewValues> name="due_reason" label={t('due_reason')} optional />
      <FormTextField<NewValues> name="account" label={t('account')} hint={t('account.hint')} optional wide />
      <FormTextField<NewValues> name="title" label={t('transfer_title')} optional wide />
    </FormDialog>
  );
}

/** Whose tax it is, where the company has partners who pay it themselves. */
function PartnerField({ taskId }: { taskId: string }) {
  const t = useText(messages);
  const kind = useWatch<NewValues, 'kind'>({ name: 'kind' });
  const partners = usePartnersOfTask(taskId);
  if (partners.length === 0 || !['pit', 'lump_sum', 'zus'].includes(kind)) return null;
  return (
    <FormSelectField<NewValues>
      name="partner_id"
      label={t('partner')}
      options={partners.map(({ id, name }) => ({ value: id, label: name }))}
      {...(kind === 'zus' && { none: t('partner.none') })}
    />
  );
}
