import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import type { Slots } from '#services/feature/slot.tsx';
import { useText } from '#services/i18n/use-text.ts';
import { Card } from '#ui/layout/card.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { moneyText } from '#ui/text/money-text.ts';
import messages from '../payments/messages.json' with { type: 'json' };
import { PaymentRow } from '../payments/row.tsx';

/** "Do zapłaty": each with what one does in a bank. */
export function PaymentsCard({ payments, to_pay, role }: Slots['home']) {
  const t = useText(messages);
  const total = payments.length > 1 && t('sum', { amount: moneyText(to_pay) });
  return (
    <Card title={t('to_pay')} action={total || <Link href={pathOf('liabilities')}>{t('my.all')}</Link>}>
      <Rows>
        {payments.map((liability) => (
          <PaymentRow key={liability.id} liability={liability} mayPay={role !== 'viewer'} />
        ))}
      </Rows>
    </Card>
  );
}
