import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { LiabilityTag } from '#services/records/liability/tag.tsx';
import { liabilityText } from '#services/records/liability/text.ts';
import { useRight } from '#services/session/use-session.ts';
import { Page } from '#ui/layout/page.tsx';
import { LiabilityActions } from '../actions.tsx';
import { CorrectionNotice } from '../correction-notice.tsx';
import { CorrectionWaiting } from '../correction-waiting.tsx';
import { isPayment, type Liability } from '../terms.ts';
import { AmountCard } from './amount-card.tsx';
import { BasisCard } from './basis-card.tsx';
import { CalculationCard } from './calculation-card.tsx';
import { LiabilityPage } from './liability-page.tsx';
import './liability-view.css';
import messages from '../messages.json' with { type: 'json' };
import { PaymentCard } from '../payments/card.tsx';
import { TransferCard } from './transfer-card.tsx';

/** One liability, for the office. */
export function LiabilityView() {
  const t = useText(messages);
  return (
    <LiabilityPage back={{ href: pathOf('dashboard-liabilities'), label: t('back') }}>
      {(liability) => <LiabilityRecord liability={liability} />}
    </LiabilityPage>
  );
}

function LiabilityRecord({ liability }: { liability: Liability }) {
  const mayEdit = useRight('tasks:edit');
  const { correction, waiting, basis } = liability;
  return (
    <Page
      title={liabilityText(liability)}
      sentence={<Summary liability={liability} />}
      actions={mayEdit && <LiabilityActions liability={liability} />}
    >
      {waiting && <CorrectionWaiting liability={liability} waiting={waiting} />}
      {correction && <CorrectionNotice correction={correction} />}
      <div className="liability-columns">
        <div className="liability-column">
          <AmountCard liability={liability} />
          {basis.length > 0 && <BasisCard basis={basis} />}
          <CalculationCard liability={liability} mayEdit={mayEdit && isOpenTask(liability)} />
        </div>
        <div className="liability-column">
          {isPayment(liability) && <TransferCard liability={liability} />}
          <PaymentCard liability={liability} />
        </div>
      </div>
    </Page>
  );
}

/** What is over is changed by a correction of the settlement. */
const isOpenTask = ({ task: { status } }: Liability) => status !== 'closed' && status !== 'cancelled';

function Summary({ liability }: { liability: Liability }) {
  const t = useText(messages);
  const { company, task } = liability;
  return (
    <span className="liability-summary">
      <LiabilityTag liability={liability} />
      <Link href={pathOf('dashboard-companies-view', { id: company.id })}>{company.name}</Link>
      <Link href={pathOf('dashboard-tasks-view', { id: task.id })}>{t('settlement.history')}</Link>
    </span>
  );
}
