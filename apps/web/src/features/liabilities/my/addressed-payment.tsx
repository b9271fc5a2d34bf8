import { Suspense, useEffect } from 'react';
import { lazyPart } from '#services/feature/lazy-part.ts';
import { onIdle } from '#services/portal/on-idle.ts';
import { usePaymentAddress } from '#services/records/liability/payment-address.ts';
import type { Liability } from '../terms.ts';

const sequence = lazyPart(() => import('./payment-sequence.tsx').then(({ PaymentSequence }) => PaymentSequence));

interface AddressedPaymentProps {
  /** What is to be paid, in this order; undefined while it is on its way. */
  open: Liability[] | undefined;
  mayPay: boolean;
}

/** The sheet of the payment that the address names, over any page. Its code is loaded while the page is read. */
export function AddressedPayment({ open = [], mayPay }: AddressedPaymentProps) {
  const { value } = usePaymentAddress();
  useEffect(() => onIdle(sequence.preload), []);
  if (value === undefined) return null;
  return (
    <Suspense>
      <sequence.Part id={value} open={open} mayPay={mayPay} />
    </Suspense>
  );
}
