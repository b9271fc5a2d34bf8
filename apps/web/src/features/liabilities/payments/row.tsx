import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { liabilityText } from '#services/records/liability/text.ts';
import { Due } from '#ui/text/due.tsx';
import { Money } from '#ui/text/money.tsx';
import { moneyText } from '#ui/text/money-text.ts';
import { isOpen, type Liability, leftOf } from '../terms.ts';
import { PaymentActions } from './actions.tsx';
import messages from './messages.json' with { type: 'json' };
import './row.css';

interface PaymentRowProps {
  liability: Liability;
  mayPay: boolean;
}

/** Something to pay: how much, by when, and what one does about it. */
export function PaymentRow({ liability, mayPay }: PaymentRowProps) {
  const t = useText(messages);
  const { id, amount, due_date, correction } = liability;
  const left = leftOf(liability);
  return (
    <li className="payment">
      <div className="payment-head">
        <div>
          <Link className="payment-title" href={pathOf('liabilities-view', { id })}>
            {liabilityText(liability)}
          </Link>
          <p className="payment-detail">
            <Due date={due_date} open={isOpen(liability)} />
          </p>
        </div>
        <p className="payment-amount">
          <Money amount={left ?? amount} />
        </p>
      </div>
      {left !== undefined && amount !== null && (
        <p className="payment-detail">{t('left', { amount: moneyText(amount) })}</p>
      )}
      {correction && (
        <p className="payment-detail">
          {t('correction.short', {
            before: moneyText(correction.before),
            after: moneyText(correction.after),
            difference: moneyText(correction.difference),
          })}
        </p>
      )}
      <PaymentActions liability={liability} mayPay={mayPay} />
    </li>
  );
}
