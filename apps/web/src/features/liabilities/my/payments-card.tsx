import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { Card } from '#ui/layout/card.tsx';
import { Rows } from '#ui/layout/rows.tsx';
import { moneyText } from '#ui/text/money-text.ts';
import messages from '../payments/messages.json' with { type: 'json' };
import { PaymentRow } from '../payments/row.tsx';
import type { Liability } from '../terms.ts';

interface PaymentsCardProps {
  liabilities: Liability[];
  /** What is left to pay of all of them. */
  sum: string;
  mayPay: boolean;
}

/** "Do zapłaty": each with what one does in a bank. */
export function PaymentsCard({ liabilities, sum, mayPay }: PaymentsCardProps) {
  const t = useText(messages);
  const total = liabilities.length > 1 && t('sum', { amount: moneyText(sum) });
  return (
    <Card title={t('to_pay')} action={total || <Link href={pathOf('liabilities')}>{t('my.all')}</Link>}>
      <Rows>
        {liabilities.map((liability) => (
          <PaymentRow key={liability.id} liability={liability} mayPay={mayPay} />
        ))}
      </Rows>
    </Card>
  );
}
