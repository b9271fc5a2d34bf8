import { useText } from '#services/i18n/use-text.ts';
import type { Leaving } from '#ui/form/state/leaving.ts';
import { Button } from '#ui/layout/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import messages from '../messages.json' with { type: 'json' };

export function RecoveryLeavingDialog({ leaving: { asked, leave, stay } }: { leaving: Leaving }) {
  const t = useText(messages);
  const actions = (
    <>
      <Button variant="primary" onClick={stay}>
        {t('codes.leave.stay')}
      </Button>
      <Button onClick={leave}>{t('codes.leave.go')}</Button>
    </>
  );
  return (
    <Dialog open={asked} onClose={stay} title={t('codes.leave.title')} closeLabel={t('close')} actions={actions}>
      <p>{t('codes.leave.hint')}</p>
    </Dialog>
  );
}
