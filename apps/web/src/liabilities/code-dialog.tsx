import { useText } from '../app/use-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Facts } from '../ui/facts.tsx';
import { failureOf } from '../ui/failure.ts';
import { FailureState } from '../ui/failure-state.tsx';
import { liabilityText } from '../ui/liability-text.ts';
import { useTransfer } from './liability-queries.ts';
import type { Liability } from './liability-terms.ts';
import './liability-view.css';
import messages from './messages.json' with { type: 'json' };
import { factsOf } from './transfer-card.tsx';
import { TransferCode } from './transfer-code.tsx';

interface CodeDialogProps {
  liability: Liability;
  onClose: () => void;
}

/** The code for the bank's app, and below it the same as text. */
export function CodeDialog({ liability, onClose }: CodeDialogProps) {
  const t = useText(messages);
  const { data: transfer, error, refetch } = useTransfer(liability.id, true);
  return (
    <Dialog
      open
      onClose={onClose}
      title={liabilityText(liability)}
      closeLabel={t('close')}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {error && <FailureState title={t('code.failed')} failure={failureOf(error)} retry={() => void refetch()} />}
      {!transfer && !error && <div className="transfer-code-waiting" />}
      {transfer && (
        <div className="transfer code-dialog">
          <TransferCode transfer={transfer} />
          <Facts facts={factsOf(t, transfer)} />
        </div>
      )}
    </Dialog>
  );
}
