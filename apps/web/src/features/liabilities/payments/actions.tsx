import { lazy, Suspense, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { liabilityText } from '#services/records/liability/text.ts';
import { copyText } from '#ui/feedback/copy-text.ts';
import { CodeIcon, CopyIcon, DoneIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { isOwed, type Liability } from '../terms.ts';
import messages from './messages.json' with { type: 'json' };

const CodeDialog = lazy(() => import('../my/code-dialog.tsx').then((module) => ({ default: module.CodeDialog })));
const PaymentDialog = lazy(() => import('./dialog.tsx').then((module) => ({ default: module.PaymentDialog })));

interface PaymentActionsProps {
  liability: Liability;
  mayPay: boolean;
}

/** What one does with a bill: copies the account, shows the code to the bank's app, says that it is paid. */
export function PaymentActions({ liability, mayPay }: PaymentActionsProps) {
  const t = useText(messages);
  const [asked, setAsked] = useState<'code' | 'pay'>();
  const close = () => setAsked(undefined);
  const { account } = liability;
  const of = (action: string) => t('action.of', { action, name: liabilityText(liability) });
  return (
    <div className="payment-actions">
      {account && <CopyAccount account={account} of={of} />}
      {account && (
        <Button icon={CodeIcon} label={of(t('code.show'))} onClick={() => setAsked('code')}>
          {t('code.show')}
        </Button>
      )}
      {mayPay && isOwed(liability) && (
        <Button icon={DoneIcon} label={of(t('pay'))} onClick={() => setAsked('pay')}>
          {t('pay')}
        </Button>
      )}
      <Suspense>
        {asked === 'code' && <CodeDialog liability={liability} onClose={close} />}
        {asked === 'pay' && <PaymentDialog liability={liability} onClose={close} />}
      </Suspense>
    </div>
  );
}

function CopyAccount({ account, of }: { account: string; of: (action: string) => string }) {
  const t = useText(messages);
  const [copied, setCopied] = useState(false);
  const copy = () => void copyText(account).then(() => setCopied(true));
  return (
    <>
      <Button
        icon={copied ? DoneIcon : CopyIcon}
        label={of(t(copied ? 'account.copied' : 'account.copy'))}
        onClick={copy}
      >
        {t(copied ? 'account.copied' : 'account.copy')}
      </Button>
      <span className="visually-hidden" role="status">
        {copied && t('account.copied')}
      </span>
    </>
  );
}
