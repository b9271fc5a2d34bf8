import { useEffect, useRef } from 'react';
import { Button } from '#ui/layout/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { words } from '#ui/text/words.ts';
import messages from '../messages.json' with { type: 'json' };
import type { UnsavedChanges } from './unsaved-changes.ts';

interface UnsavedChangesDialogProps {
  unsaved: UnsavedChanges;
  saveLabel: string;
  onSave: () => Promise<void>;
}

/** Asks whether to save, to leave without saving, or to stay. */
export function UnsavedChangesDialog({ unsaved, saveLabel, onSave }: UnsavedChangesDialogProps) {
  const t = words(messages);
  const { isAsking, leave, stay } = unsaved;
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) safe.current?.focus();
  }, [isAsking]);
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
      <Button ref={safe} variant="quiet" onClick={stay}>
        {t('cancel')}
      </Button>
    </>
  );
  return (
    <Dialog open={isAsking} onClose={stay} title={t('leave.title')} closeLabel={t('leave.close')} actions={actions}>
      <p>{t('leave.hint')}</p>
    </Dialog>
  );
}
