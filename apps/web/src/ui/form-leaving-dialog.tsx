import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { Leaving } from './form-leaving.ts';
import messages from './form-messages.json' with { type: 'json' };
import { words } from './words.ts';

interface FormLeavingDialogProps {
  leaving: Leaving;
  saveLabel: string;
  onSave: () => Promise<void>;
}

export function FormLeavingDialog({ leaving, saveLabel, onSave }: FormLeavingDialogProps) {
  const t = words(messages);
  const { asked, leave, stay } = leaving;
  const save = () => {
    stay();
    void onSave();
  };
  const actions = (
    <>
      <Button variant="primary" onClick={save}>
        {saveLabel}
      </Button>
      <Button onClick={leave}>{t('leave.discard')}</Button>
      <Button variant="quiet" onClick={stay}>
        {t('cancel')}
      </Button>
    </>
  );
  return (
    <Dialog open={asked} onClose={stay} title={t('leave.title')} closeLabel={t('leave.close')} actions={actions}>
      <p>{t('leave.hint')}</p>
    </Dialog>
  );
}
