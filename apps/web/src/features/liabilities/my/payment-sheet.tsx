import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { formatNrb } from '@biuro/core/poland/nrb.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { liabilityText } from '#services/records/liability/text.ts';
import { CopyLine } from '#ui/feedback/copy-line.tsx';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Button } from '#ui/layout/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Facts } from '#ui/record/facts.tsx';
import { DueTag } from '#ui/text/due-tag.tsx';
import { moneyText } from '#ui/text/money-text.ts';
import { today } from '#ui/text/today.ts';
import { useLiabilityCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };
import { PaymentDialog } from '../payments/dialog.tsx';
import { useTransfer } from '../queries.ts';
import { isTransferable, type Liability, leftOf } from '../terms.ts';
import { furtherFactsOf } from '../view/transfer-facts.tsx';
import { CodePicture, mayShare, PaymentCode } from './payment-code.tsx';
import './payment-sheet.css';

interface PaymentSheetProps {
  liability: Liability;
  /** Where it stands among those that were to be paid when the first was opened, from 1, and how many they are. */
  place: { number: number; of: number } | undefined;
  /** Another payment follows. */
  more: boolean;
  mayPay: boolean;
  /** What was paid in this sheet before this one. */
  before: Liability | undefined;
  onPaid: (paid: Liability) => void;
  onTakeBack: (liability: Liability) => void;
  onClose: () => void;
}

/** Everything that paying one amount takes: the code for the bank's app, the same to be copied, and the word that it is paid. */
export function PaymentSheet(props: PaymentSheetProps) {
  const { liability, place, more, mayPay, before, onPaid, onTakeBack, onClose } = props;
  const t = useText(messages);
  const [asking, setAsking] = useState(false);
  const what = liabilityText(liability);
  const several = place !== undefined && place.of > 1;
  return (
    <>
      <Dialog
        open
        quietTitle
        onClose={onClose}
        title={several ? t('sheet.place', { place: place.number, n: place.of, what }) : what}
        closeLabel={t('close')}
        actions={
          mayPay && <PaidButtons liability={liability} more={more} onPaid={onPaid} onOther={() => setAsking(true)} />
        }
      >
        <div className="payment-sheet">
          {before && (
            <Notice
              tone="success"
              role="status"
              action={
                <Button variant="quiet" onClick={() => onTakeBack(before)}>
                  {t('undo')}
                </Button>
              }
            >
              {t('sheet.before', { what: liabilityText(before) })}
            </Notice>
          )}
          <TransferOf liability={liability} />
        </div>
      </Dialog>
      {asking && <PaymentDialog liability={liability} onPaid={onPaid} onClose={() => setAsking(false)} />}
    </>
  );
}

function TransferOf({ liability }: { liability: Liability }) {
  const t = useText(messages);
  const { id, amount, due_date, account, title, recipient } = liability;
  const left = leftOf(liability) ?? amount ?? '0';
  const { data: transfer, error, refetch } = useTransfer(id, isTransferable(liability));
  return (
    <>
      <div className="payment-head">
        <div className="payment-what">
          <p className="payment-amount">{moneyText(left)}</p>
          <p>
            <DueTag date={due_date} />
          </p>
          {account && !transfer?.code_refused && (
            <p className="payment-hint">{t(mayShare() ? 'sheet.scan' : 'sheet.scan.save')}</p>
          )}
        </div>
        {account && !transfer?.code_refused && <PaymentCode transfer={transfer} />}
      </div>
      {!account && <Notice tone="warning">{t('sheet.account.none')}</Notice>}
      {transfer?.code_refused && <p className="payment-hint">{transfer.code_refused}</p>}
      {error && <FailureState title={t('code.failed')} failure={failureOf(error)} retry={() => void refetch()} />}
      {account && !transfer?.code_refused && !error && (
        <CodePicture transfer={transfer} name={liabilityText(liability)} />
      )}
      <dl className="copy-lines">
        {account && (
          <CopyLine name={t('sheet.account')} text={account}>
            {formatNrb(account)}
          </CopyLine>
        )}
        <CopyLine name={t('amount')} text={left.replace('.', ',')}>
          {moneyText(left).replace(/\s?zł$|^PLN\s?/, '')}
        </CopyLine>
        <CopyLine name={t('sheet.title')} text={title ?? recipient} />
      </dl>
      {transfer && (
        <details className="payment-further">
          <summary>{t('sheet.more')}</summary>
          <div className="payment-further-facts">
            {transfer.symbol && transfer.code && <p className="payment-hint">{t('code.symbol')}</p>}
            <Facts facts={furtherFactsOf(t, transfer)} />
          </div>
        </details>
      )}
    </>
  );
}

interface PaidButtonsProps {
  liability: Liability;
  /** Another payment follows. */
  more: boolean;
  onPaid: (paid: Liability) => void;
  onOther: () => void;
}

/** All of it was paid today, or something else, which is asked for. */
function PaidButtons({ liability: { id, amount }, more, onPaid, onOther }: PaidButtonsProps) {
  const t = useText(messages);
  const { pay } = useLiabilityCalls();
  // The same intention after a lost answer.
  const [key] = useState(createIdempotencyKey);
  const work = useMutation({
    mutationFn: () => pay(id, { paid_at: today(), amount: amount ?? '0' }, key),
    onSuccess: onPaid,
  });
  return (
    <>
      {work.error && (
        <Notice tone="danger" role="alert">
          {failureOf(work.error).message}
        </Notice>
      )}
      <Button variant="primary" busy={work.isPending ? t('busy') : undefined} onClick={() => work.mutate()}>
        {t(more ? 'sheet.paid.next' : 'sheet.paid')}
      </Button>
      <Button variant="quiet" onClick={onOther}>
        {t('sheet.other')}
      </Button>
    </>
  );
}
