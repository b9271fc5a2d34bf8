import { ClientHome, type PaymentsProps } from '../../features/home/client/client-home.tsx';
import { PaymentsCard } from '../../features/liabilities/my/payments-card.tsx';

/** The client's home, with what is to be paid as the room of liabilities draws it. */
export function ClientHomePage() {
  return <ClientHome Payments={Payments} />;
}

function Payments({ payments, to_pay, role }: PaymentsProps) {
  return <PaymentsCard liabilities={payments} sum={to_pay} mayPay={role !== 'viewer'} />;
}
