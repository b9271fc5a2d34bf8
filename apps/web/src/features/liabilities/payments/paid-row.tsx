import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useText } from '#services/i18n/use-text.ts';
import { ClientLiabilityTag, isPaidInPart } from '#services/records/liability/tag.tsx';
import { liabilityText } from '#services/records/liability/text.ts';
import { Row } from '#ui/layout/row.tsx';
import { dayShort } from '#ui/text/day.ts';
import { Money } from '#ui/text/money.tsx';
import { moneyText } from '#ui/text/money-text.ts';
import { today } from '#ui/text/today.ts';
import '../task-liabilities.css';
import messages from '../messages.json' with { type: 'json' };
import type { Liability } from '../terms.ts';

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
  return paid_at ? t('paid.on', { day: dayShort(paid_at, today()) }) : t('by', { day: dayShort(due_date, today()) });
}
