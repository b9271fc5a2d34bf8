import type { components } from '@biuro/contract';
import { useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { liabilityKindText, liabilityText } from '#services/records/liability/text.ts';
import { useUser } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { FormDateField } from '#ui/form/date-field.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormMoneyField } from '#ui/form/money-field.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import { writtenMoney } from '#ui/text/money-written.ts';
import { useLiabilityCalls } from './calls.ts';
import messages from './messages.json' with { type: 'json' };
import { usePartnersOfTask } from './queries.ts';
import { kinds, type Liability } from './terms.ts';

interface NewValues {
  kind: string;
  partner_id: string;
  amount: string;
  due_date: string;
  due_reason: string;
  account: string;
  title: string;
}

const nothing: NewValues = {
  kind: '',
  partner_id: '',
  amount: '',
  due_date: '',
  due_reason: '',
  account: '',
  title: '',
};

interface NewLiabilityProps {
  taskId: string;
  onClose: () => void;
}

/** One that the company's tax profile does not bring by itself: PCC, property tax, the office's invoice. */
export function NewLiability({ taskId, onClose }: NewLiabilityProps) {
  const t = useText(messages);
  const toast = useToast();
  const { id: me } = useUser();
  const { add } = useLiabilityCalls();
  return (
    <FormDialog<NewValues, Liability>
      title={t('new.title')}
      submitLabel={t('add')}
      values={nothing}
      draft={`${me}.liability.of.${taskId}`}
      recordHref={recordHref}
      send={(values, key) => add(newLiabilityOf(taskId, values), key)}
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

function newLiabilityOf(taskId: string, values: NewValues): components['schemas']['NewLiability'] {
  const { amount, ...texts } = values;
  const written = { ...texts, ...(amount.trim() && { amount: writtenMoney(amount) }) };
  const filled = Object.entries(written).filter(([, text]) => text.trim() !== '');
  // The server is the validator: it alone says whether these texts make a liability.
  return { ...Object.fromEntries(filled), task_id: taskId } as components['schemas']['NewLiability'];
}
