import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useFollowCompany } from '#services/companies/client-company.ts';
import { useText } from '#services/i18n/use-text.ts';
import { usePaymentAddress } from '#services/records/liability/payment-address.ts';
import { ClientLiabilityTag } from '#services/records/liability/tag.tsx';
import { liabilityText } from '#services/records/liability/text.ts';
import { useUser } from '#services/session/use-session.ts';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CorrectionNotice } from '../correction-notice.tsx';
import { isOwed, isTransferable, type Liability } from '../terms.ts';
import { AmountCard } from '../view/amount-card.tsx';
import { BasisCard } from '../view/basis-card.tsx';
import { CalculationCard } from '../view/calculation-card.tsx';
import { LiabilityPage } from '../view/liability-page.tsx';
import '../view/liability-view.css';
import messages from '../messages.json' with { type: 'json' };
import { TransferCard } from '../view/transfer-card.tsx';
import { AddressedPayment } from './addressed-payment.tsx';
import { MyPaymentCard } from './payment-card.tsx';

/** One amount to pay, for the client: how much, by when, where to, and why so much. */
export function MyLiability() {
  const t = useText(messages);
  return (
    <LiabilityPage back={{ href: pathOf('liabilities'), label: t('back.mine') }}>
      {(liability) => <MyRecord liability={liability} />}
    </LiabilityPage>
  );
}

function MyRecord({ liability }: { liability: Liability }) {
  const { company, task, correction, basis } = liability;
  const t = useText(messages);
  const { companies, role } = useUser();
  const pay = usePaymentAddress();
  useFollowCompany(company.id);
  const mayPay = (companies.find(({ id }) => id === company.id)?.role ?? role) !== 'viewer';
  return (
    <Page
      title={liabilityText(liability)}
      sentence={
        <span className="liability-summary">
          <ClientLiabilityTag liability={liability} />
          {companies.length > 1 && <span>{company.name}</span>}
          <Link href={pathOf('tasks-view', { id: task.id })}>{t('settlement')}</Link>
        </span>
      }
    >
      {correction && <CorrectionNotice correction={correction} />}
      <div className="liability-columns">
        <div className="liability-column">
          <AmountCard liability={liability} />
          {isOwed(liability) && (
            <ButtonLink
              {...pay.linkTo(liability.id)}
              variant="primary"
              wide
              label={t('sheet.open.of', { what: liabilityText(liability) })}
            >
              {t('sheet.open')}
            </ButtonLink>
          )}
          {basis.length > 0 && <BasisCard basis={basis} />}
          <CalculationCard liability={liability} />
        </div>
        <div className="liability-column">
          {liability.paid_at && <MyPaymentCard liability={liability} mayPay={mayPay} />}
          {isTransferable(liability) && <TransferCard liability={liability} />}
        </div>
      </div>
      <AddressedPayment open={[liability]} mayPay={mayPay} />
    </Page>
  );
}
