import { useText } from '../app/use-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Leaving } from '../ui/form-leaving.ts';
import messages from './messages.json' with { type: 'json' };

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
