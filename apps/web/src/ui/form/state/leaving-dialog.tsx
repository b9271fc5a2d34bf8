import { useEffect, useRef } from 'react';
import { Button } from '#ui/layout/button.tsx';
import messages from '#ui/messages.json' with { type: 'json' };
import { Dialog } from '#ui/overlay/dialog.tsx';
import { words } from '#ui/text/words.ts';
import type { Leaving } from './leaving.ts';

interface FormLeavingDialogProps {
  leaving: Leaving;
  saveLabel: string;
  onSave: () => Promise<void>;
}

export function FormLeavingDialog({ leaving, saveLabel, onSave }: FormLeavingDialogProps) {
  const t = words(messages);
  const { asked, leave, stay } = leaving;
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked) safe.current?.focus();
  }, [asked]);
  const save = () => {
    stay();
    void onSave();
  };
  const actions = (
    <>
      <Button variant="primary" onClick={save}>
        {saveLabel}
      </Button>
      <Button onClick={leave}>{t('form.leave.discard')}</Button>
      <Button ref={safe} variant="quiet" onClick={stay}>
        {t('form.cancel')}
      </Button>
    </>
  );
  return (
    <Dialog
      open={asked}
      onClose={stay}
      title={t('form.leave.title')}
      closeLabel={t('form.leave.close')}
      actions={actions}
    >
      <p>{t('form.leave.hint')}</p>
    </Dialog>
  );
}
