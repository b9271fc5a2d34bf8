import { useText } from '#services/i18n/use-text.ts';
import { liabilityText } from '#services/records/liability/text.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { FailureState } from '#ui/feedback/failure-state.tsx';
import { Button } from '#ui/layout/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Facts } from '#ui/record/facts.tsx';
import { useTransfer } from '../queries.ts';
import type { Liability } from '../terms.ts';
import '../view/liability-view.css';
import messages from '../messages.json' with { type: 'json' };
import { factsOf } from '../view/transfer-card.tsx';
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
