import { differenceOf, parseMoney } from '@biuro/core/lib/money.ts';
import { useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { FormAreaField } from '#ui/form/area-field.tsx';
import { FormDateField } from '#ui/form/date-field.tsx';
import { FormMoneyField } from '#ui/form/money-field.tsx';
import { FormSelectField } from '#ui/form/select-field.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import { dayText } from '#ui/text/day.ts';
import { Difference } from '../correction-notice.tsx';
import messages from '../messages.json' with { type: 'json' };
import { isTold, type Liability, results } from '../terms.ts';
import { type AmountValues, payeeByHand } from './amount-values.ts';
import { BasisFields } from './basis-fields.tsx';

/** Fields of one liability; the day and the payee are there already, and seldom change. */
export function AmountFields({ liability }: { liability: Liability }) {
  const t = useText(messages);
  const due = useWatch<AmountValues, 'due_date'>({ name: 'due_date' });
  const shownReason = due !== liability.due_date || liability.due_reason !== null;
  return (
    <>
      <FormMoneyField<AmountValues> name="amount" label={t('amount')} hint={t('amount.hint')} />
      <FormSelectField<AmountValues>
        name="result"
        label={t('result')}
        none={t('result.of_amount')}
        options={results.map((value) => ({ value, label: t(`result.${value}`) }))}
      />
      {isTold(liability) && <Correction before={liability.amount} />}
      <BasisFields kind={liability.kind} />
      <FormDateField<AmountValues>
        name="due_date"
        label={t('due_date')}
        hint={t('due.statutory', { day: dayText(liability.statutory_date) })}
      />
      {shownReason && <FormTextField<AmountValues> name="due_reason" label={t('due_reason')} />}
      {payeeByHand.includes(liability.kind) && (
        <FormTextField<AmountValues> name="recipient" label={t('recipient')} wide />
      )}
      <FormTextField<AmountValues>
        name="account"
        label={t('account')}
        hint={t('account.hint')}
        inputMode="numeric"
        wide
      />
      <FormTextField<AmountValues> name="title" label={t('transfer_title')} optional />
      <FormTextField<AmountValues> name="transfer_symbol" label={t('symbol')} optional />
      <FormTextField<AmountValues>
        name="transfer_period"
        label={t('transfer_period.of')}
        hint={t('transfer_period.hint')}
        optional
      />
    </>
  );
}

/** What the client will see beside the new amount, and the reason that they will read. */
function Correction({ before }: { before: string | null }) {
  const t = useText(messages);
  const written = parseMoney(useWatch<AmountValues, 'amount'>({ name: 'amount' }));
  const after = written.valid ? written.amount : undefined;
  const changed = before !== null && after !== undefined && after !== before;
  return (
    <div className="form-wide correction-fields">
      {changed && <Difference ahead before={before} after={after} difference={differenceOf(after, before)} />}
      <FormAreaField<AmountValues>
        name="correction_reason"
        label={t('correction.reason')}
        hint={t('correction.hint')}
        rows={2}
        wide
      />
    </div>
  );
}
