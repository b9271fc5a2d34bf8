import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { ExportIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { useLiabilityCalls } from '../calls.ts';
import messages from '../messages.json' with { type: 'json' };

/** Everything that is to be paid as one file that online banking reads. */
export function TransferFile({ companyId }: { companyId: string }) {
  const t = useText(messages);
  const toast = useToast();
  const { downloadTransfers } = useLiabilityCalls();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await downloadTransfers(companyId).then(
      () => toast(t('transfers.done')),
      (thrown: unknown) => toast(failureOf(thrown).message),
    );
    setBusy(false);
  };
  return (
    <Button icon={ExportIcon} busy={busy ? t('busy') : undefined} onClick={() => void save()}>
      {t('transfers.file')}
    </Button>
  );
}
