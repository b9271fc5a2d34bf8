import { useMutation } from '@tanstack/react-query';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { WithdrawIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Facts } from '#ui/record/facts.tsx';
import { dayText } from '#ui/text/day.ts';
import { Money } from '#ui/text/money.tsx';
import { AttachButton } from '../attach-button.tsx';
import { useLiabilityCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { ProofButton } from '../payments/card.tsx';
import type { Liability } from '../terms.ts';

interface MyPaymentCardProps {
  liability: Liability;
  mayPay: boolean;
}

/** What the client said about the payment; until the office has confirmed it, it can be taken back. */
export function MyPaymentCard({ liability, mayPay }: MyPaymentCardProps) {
  const t = useText(messages);
  const { attach } = useLiabilityCalls();
  const { paid_at, paid_amount, proof, confirmed_at } = liability;
  const mine = mayPay && confirmed_at === null;
  return (
    <Card title={t('payment')} padded>
      <div className="my-payment">
        <Facts
          facts={[
            ...(paid_at ? [{ label: t('paid'), value: dayText(paid_at) }] : []),
            ...(paid_amount === null ? [] : [{ label: t('paid.amount'), value: <Money amount={paid_amount} /> }]),
            {
              label: t('confirmed'),
              value: confirmed_at ? t('moment', { at: new Date(confirmed_at) }) : t('confirmed.waits'),
            },
            ...(proof ? [{ label: t('proof'), value: <ProofButton liability={liability} name={proof.name} /> }] : []),
          ]}
        />
        {mine && (
          <div className="liability-actions">
            <AttachButton
              label={t(proof ? 'proof.replace' : 'proof.add')}
              what={t('proof')}
              accept="image/*,application/pdf"
              attach={(file) => attach(liability.id, file)}
              attached={t('proof.added')}
            />
            <TakeBack liability={liability} />
          </div>
        )}
      </div>
    </Card>
  );
}

function TakeBack({ liability: { id } }: { liability: Liability }) {
  const t = useText(messages);
  const toast = useToast();
  const { unpay } = useLiabilityCalls();
  const work = useMutation({
    mutationFn: () => unpay(id),
    onSuccess: () => toast(t('unpaid')),
    onError: (thrown) => toast(failureOf(thrown).message),
  });
  return (
    <Button icon={WithdrawIcon} busy={work.isPending ? t('busy') : undefined} onClick={() => work.mutate()}>
      {t('unpay')}
    </Button>
  );
}
