import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useText } from '../app/use-text.ts';
import { dayText } from '../ui/day.ts';
import { ClientLiabilityTag, isPaidInPart } from '../ui/liability-tag.tsx';
import { liabilityText } from '../ui/liability-text.ts';
import { Money } from '../ui/money.tsx';
import { moneyText } from '../ui/money-text.ts';
import { Row } from '../ui/row.tsx';
import './task-liabilities.css';
import type { Liability } from './liability-terms.ts';
import messages from './messages.json' with { type: 'json' };

/** Something that is settled, or will be without the client: when it was paid and how it stands. */
export function PaidRow({ liability }: { liability: Liability }) {
  const { id, amount } = liability;
  return (
    <Row
      title={liabilityText(liability)}
      detail={useDetail(liability)}
      href={pathOf('liabilities-view', { id })}
      trail={
        <span className="task-liability">
          <Money amount={amount} />
          <ClientLiabilityTag liability={liability} />
        </span>
      }
    />
  );
}

function useDetail(liability: Liability): string {
  const t = useText(messages);
  const { paid_at, paid_amount, due_date } = liability;
  if (isPaidInPart(liability)) return t('paid.part', { amount: moneyText(paid_amount ?? '0') });
  return paid_at ? t('paid.on', { day: dayText(paid_at) }) : t('by', { day: dayText(due_date) });
}
