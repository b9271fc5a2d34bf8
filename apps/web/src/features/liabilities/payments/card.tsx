import { useMutation } from '@tanstack/react-query';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { ExportIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type Fact, Facts } from '#ui/record/facts.tsx';
import { dayText } from '#ui/text/day.ts';
import { Money } from '#ui/text/money.tsx';
import { useLiabilityCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { isPayment, type Liability } from '../terms.ts';

/** The way from the office's word to the money: sent, read, paid, confirmed; without money, as far as it goes. */
export function PaymentCard({ liability }: { liability: Liability }) {
  const t = useText(messages);
  const { published_at, read_at, paid_at, paid_amount, confirmed_at, proof } = liability;
  const none = <span className="liability-none">{t('not.yet')}</span>;
  const pays = isPayment(liability);
  const momentOf = (instant: string | null) =>
    instant ? <time dateTime={instant}>{t('moment', { at: new Date(instant) })}</time> : none;
  const facts: Fact[] = [
    { label: t('published'), value: momentOf(published_at) },
    { label: t('read'), value: momentOf(read_at) },
  ];
  if (pays)
    facts.push({ label: t('paid'), value: paid_at ? <time dateTime={paid_at}>{dayText(paid_at)}</time> : none });
  if (paid_amount !== null) facts.push({ label: t('paid.amount'), value: <Money amount={paid_amount} /> });
  if (proof) facts.push({ label: t('proof'), value: <ProofButton liability={liability} name={proof.name} /> });
  if (pays) facts.push({ label: t('confirmed'), value: momentOf(confirmed_at) });
  return (
    <Card title={t(pays ? 'payment' : 'told')} padded>
      <Facts facts={facts} />
    </Card>
  );
}

/** Hands over the confirmation of the transfer. */
export function ProofButton({ liability, name }: { liability: Liability; name: string }) {
  const t = useText(messages);
  const toast = useToast();
  const { download } = useLiabilityCalls();
  const work = useMutation({
    mutationFn: () => download(liability.id),
    onError: (thrown) => toast(failureOf(thrown).message),
  });
  return (
    <Button
      icon={ExportIcon}
      label={t('proof.download', { name })}
      busy={work.isPending ? t('busy') : undefined}
      onClick={() => work.mutate()}
    >
      {name}
    </Button>
  );
}
