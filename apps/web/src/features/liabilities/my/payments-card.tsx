import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import type { Slots } from '#services/feature/slot.tsx';
import { useText } from '#services/i18n/use-text.ts';
import { Card } from '#ui/layout/card.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import messages from '../payments/messages.json' with { type: 'json' };
import { areMixed, PaymentRow } from '../payments/row.tsx';
import { AddressedPayment } from './addressed-payment.tsx';

/** "Do zapłaty": what is late first. */
export function PaymentsCard({ payments, role }: Slots['home']) {
  const t = useText(messages);
  return (
    <>
      {payments.length > 0 && (
        <Card title={t('to_pay')} action={<Link href={pathOf('liabilities')}>{t('my.all')}</Link>}>
          <div className="payment-rows">
            <Rows>
              {payments.map((liability) => (
                <PaymentRow key={liability.id} liability={liability} mixed={areMixed(payments)} />
              ))}
            </Rows>
          </div>
        </Card>
      )}
      <AddressedPayment open={payments} mayPay={role !== 'viewer'} />
    </>
  );
}
