import { useText } from '#services/i18n/use-text.ts';
import { usePaymentAddress } from '#services/records/liability/payment-address.ts';
import { liabilityText, owedText } from '#services/records/liability/text.ts';
import { Row } from '#ui/layout/row.tsx';
import { Due } from '#ui/text/due.tsx';
import { Money } from '#ui/text/money.tsx';
import { moneyText } from '#ui/text/money-text.ts';
import { isOpen, type Liability, leftOf } from '../terms.ts';
import messages from './messages.json' with { type: 'json' };
import './row.css';

interface PaymentRowProps {
  liability: Liability;
  /** The rows around it are of other periods. */
  mixed: boolean;
}

/** Something to pay: how much and by when. It opens the sheet that pays it. */
export function PaymentRow({ liability, mixed }: PaymentRowProps) {
  const t = useText(messages);
  const { id, amount, due_date, correction } = liability;
  const left = leftOf(liability);
  return (
    <Row
      {...usePaymentAddress().linkTo(id)}
      title={
        mixed ? (
          liabilityText(liability)
        ) : (
          <>
            <span aria-hidden="true">{owedText(liability)}</span>
            <span className="visually-hidden">{liabilityText(liability)}</span>
          </>
        )
      }
      detail={
        <>
          <Due date={due_date} open={isOpen(liability)} />
          {left !== undefined && amount !== null && <span>{t('left', { amount: moneyText(amount) })}</span>}
          {correction && (
            <span>
              {t('correction.short', {
                before: moneyText(correction.before),
                after: moneyText(correction.after),
                difference: moneyText(correction.difference),
              })}
            </span>
          )}
        </>
      }
      trail={
        <span className="payment-row-amount">
          <Money amount={left ?? amount} />
        </span>
      }
    />
  );
}

/** Whether payments are of several periods, so that each must say its own. */
export const areMixed = (payments: Liability[]): boolean => new Set(payments.map(({ period }) => period)).size > 1;
