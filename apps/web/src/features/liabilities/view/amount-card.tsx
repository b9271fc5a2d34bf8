import { useText } from '#services/i18n/use-text.ts';
import { Card } from '#ui/layout/card.tsx';
import { dayText } from '#ui/text/day.ts';
import { Due } from '#ui/text/due.tsx';
import { Money } from '#ui/text/money.tsx';
import { moneyText } from '#ui/text/money-text.ts';
import messages from '../messages.json' with { type: 'json' };
import { isOpen, type Liability, leftOf } from '../terms.ts';

/** How much and by when, with why the day is what it is. */
export function AmountCard({ liability }: { liability: Liability }) {
  const t = useText(messages);
  const left = leftOf(liability);
  const settled = liability.status === 'paid' || liability.status === 'confirmed';
  const { amount, result, due_date, due_reason, statutory_date } = liability;
  return (
    <Card title={t('amount')} padded>
      <div className="amount-card">
        <p className="amount-total">
          <Money amount={amount} />
        </p>
        {!settled && <p className="amount-result">{result === null ? t('amount.none') : t(`result.${result}`)}</p>}
        {left && <p>{t('amount.left', { amount: moneyText(left) })}</p>}
        <p>
          {t('due')}: <Due date={due_date} open={isOpen(liability)} />
        </p>
        {due_reason ? (
          <p className="amount-note">{t('due.changed', { day: dayText(statutory_date), reason: due_reason })}</p>
        ) : (
          statutory_date !== due_date && (
            <p className="amount-note">{t('due.shifted', { day: dayText(statutory_date) })}</p>
          )
        )}
      </div>
    </Card>
  );
}
