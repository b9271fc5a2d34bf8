import { useRef, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { recordHref } from '#services/navigation/record-href.ts';
import { liabilityText } from '#services/records/liability/text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { useUploadProgress } from '#services/uploads/progress.ts';
import { refusedAt } from '#services/uploads/use-upload-file.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { FormDateField } from '#ui/form/date-field.tsx';
import { chosenFile, FormFileField } from '#ui/form/file-field.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { FormMoneyField } from '#ui/form/money-field.tsx';
import { moneyText, writtenMoney } from '#ui/text/money-text.ts';
import { today } from '#ui/text/today.ts';
import { useLiabilityCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { isOwed, type Liability } from '../terms.ts';

interface PaymentValues {
  paid_at: string;
  amount: string;
  proof: FileList | null;
}

interface PaymentDialogProps {
  liability: Liability;
  /** Called in place of a toast once all of it is paid. */
  onPaid?: (paid: Liability) => void;
  onClose: () => void;
}

/** The client says that it is paid: all of it today, unless they say otherwise. A photo of the transfer may go along. */
export function PaymentDialog({ liability, onPaid, onClose }: PaymentDialogProps) {
  const t = useText(messages);
  const toast = useToast();
  const sent = useUploadProgress();
  const { pay, unpay, attach } = useLiabilityCalls();
  // Should the payment be refused after the file was accepted, the file is not sent again.
  const attached = useRef<File>(undefined);
  const { id, amount, paid_amount } = liability;
  const [now] = useState(today);
  const [values] = useState<PaymentValues>({
    paid_at: now,
    amount: amount?.replace('.', ',') ?? '',
    proof: null,
  });

  // The file goes first: a payment that was said takes this dialog off its page, and nobody would read why the file was refused.
  const say = async (typed: PaymentValues, key: string) => {
    const file = chosenFile(typed.proof);
    if (file && file !== attached.current) {
      await attach(id, file).catch(refusedAt('proof'));
      attached.current = file;
    }
    return pay(id, { paid_at: typed.paid_at, amount: writtenMoney(typed.amount) }, key);
  };
  const takeBack = () =>
    void unpay(id).then(
      () => toast(t('unpaid')),
      (thrown: unknown) => toast(failureOf(thrown).message),
    );
  return (
    <FormDialog<PaymentValues, Liability>
      title={t('pay.title', { what: liabilityText(liability) })}
      submitLabel={t('pay')}
      busyLabel={sent ?? t('sending')}
      values={values}
      draft={`payment.${id}`}
      recordHref={recordHref}
      send={say}
      onSaved={(saved) => {
        onClose();
        if (onPaid && !isOwed(saved)) onPaid(saved);
        else toast(t('pay.done'), { label: t('undo'), run: takeBack });
      }}
      onClose={onClose}
    >
      <FormDateField<PaymentValues> name="paid_at" label={t('paid')} max={now} />
      <FormMoneyField<PaymentValues>
        name="amount"
        label={t('paid.amount')}
        hint={paid_amount === null ? t('pay.hint') : t('pay.part', { amount: moneyText(paid_amount) })}
      />
      <FormFileField<PaymentValues>
        name="proof"
        label={t('proof')}
        hint={t('proof.hint')}
        accept="image/*,application/pdf"
        optional
        wide
      />
    </FormDialog>
  );
}
