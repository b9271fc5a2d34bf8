import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { DeleteIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import messages from './messages.json' with { type: 'json' };
import { useTimer } from './use-timer.ts';

/** Throws the time away, after a question. */
export function UptimeDiscard() {
  const t = useText(messages);
  const timer = useTimer();
  const [asked, setAsked] = useState(false);
  const discard = () => {
    setAsked(false);
    timer.send({ type: 'timer.discard' });
  };
  return (
    <>
      <Button variant="quiet" icon={DeleteIcon} onClick={() => setAsked(true)}>
        {t('discard')}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t('discard.title')}
          verb={t('discard')}
          danger
          onConfirm={discard}
          onCancel={() => setAsked(false)}
        >
          <p>{t('discard.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
