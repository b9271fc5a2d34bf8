import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useText } from '../app/use-text.ts';
import { dayText } from '../ui/day.ts';
import { ClientLiabilityTag } from '../ui/liability-tag.tsx';
import { liabilityText } from '../ui/liability-text.ts';
import { Money } from '../ui/money.tsx';
import { Row } from '../ui/row.tsx';
import './task-liabilities.css';
import type { Liability } from './liability-terms.ts';
import messages from './messages.json' with { type: 'json' };

/** Something that is settled, or will be without the client: when it was paid and how it stands. */
export function PaidRow({ liability }: { liability: Liability }) {
  const t = useText(messages);
  const { id, amount, paid_at, due_date } = liability;
  return (
    <Row
      title={liabilityText(liability)}
      detail={paid_at ? t('paid.on', { day: dayText(paid_at) }) : t('by', { day: dayText(due_date) })}
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
