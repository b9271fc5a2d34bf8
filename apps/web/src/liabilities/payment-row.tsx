import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useText } from '../app/use-text.ts';
import { Due } from '../ui/due.tsx';
import { liabilityText } from '../ui/liability-text.ts';
import { Money } from '../ui/money.tsx';
import { moneyText } from '../ui/money-text.ts';
import { isOpen, type Liability, leftOf } from './liability-terms.ts';
import messages from './payment/messages.json' with { type: 'json' };
import { PaymentActions } from './payment-actions.tsx';
import './payment-row.css';

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
