import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useFollowCompany } from '#services/companies/client-company.ts';
import { useText } from '#services/i18n/use-text.ts';
import { usePaymentAddress } from '#services/records/liability/payment-address.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { useLiabilityCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { useLiability } from '../queries.ts';
import { isOwed, type Liability } from '../terms.ts';
import { PaymentSheet } from './payment-sheet.tsx';

interface PaymentSequenceProps {
  id: string;
  /** What is to be paid, in this order. */
  open: Liability[];
  mayPay: boolean;
}

/** The sheet of a payment; each payment that is said leads to the next one. */
export function PaymentSequence({ id, open, mayPay }: PaymentSequenceProps) {
  const t = useText(messages);
  const toast = useToast();
  const { unpay } = useLiabilityCalls();
  const address = usePaymentAddress();
  const [paid, setPaid] = useState<Liability[]>([]);
  // What was paid here leaves the list a moment later.
  const left = open.filter((one) => !paid.some((done) => done.id === one.id));
  const place = left.findIndex((one) => one.id === id);
  const takeBack = (liability: Liability) => {
    setPaid((all) => all.filter((done) => done.id !== liability.id));
    void unpay(liability.id).then(
      () => toast(t('unpaid')),
      (thrown: unknown) => toast(failureOf(thrown).message),
    );
  };
  const goOn = (liability: Liability) => {
    const next = [...left.slice(place + 1), ...left.slice(0, Math.max(0, place))].find(
      (one) => one.id !== liability.id,
    );
    if (next) {
      setPaid((all) => [...all, liability]);
      return address.replace(next.id);
    }
    toast(t('pay.done'), { label: t('undo'), run: () => takeBack(liability) });
    address.close();
  };
  return (
    <OpenPayment
      key={id}
      id={id}
      listed={left[place]}
      place={place < 0 ? undefined : { number: paid.length + place + 1, of: paid.length + left.length }}
      more={place >= 0 && left.length > 1}
      mayPay={mayPay}
      before={paid.at(-1)}
      onPaid={goOn}
      onTakeBack={takeBack}
      onClose={address.close}
    />
  );
}

interface OpenPaymentProps {
  id: string;
  listed: Liability | undefined;
  place: { number: number; of: number } | undefined;
  more: boolean;
  mayPay: boolean;
  before: Liability | undefined;
  onPaid: (paid: Liability) => void;
  onTakeBack: (liability: Liability) => void;
  onClose: () => void;
}

/** A mail may name a payment of another company, which is chosen then, and one that is paid by now, whose page says so. */
function OpenPayment({ id, listed, ...sheet }: OpenPaymentProps) {
  const { data, error } = useLiability(id);
  const found = listed ?? data;
  // What was paid here leaves the list before the sheet goes on to the next.
  const [shown, setShown] = useState<Liability>();
  if (found && found !== shown && isOwed(found)) setShown(found);
  useFollowCompany(found?.company.id);
  const leads = !shown && (found !== undefined || error !== null);
  useEffect(() => {
    if (leads) navigate(pathOf('liabilities-view', { id }), { replace: true });
  }, [leads, id]);
  return shown && <PaymentSheet liability={shown} {...sheet} />;
}
