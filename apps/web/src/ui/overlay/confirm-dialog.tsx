import type { Failure } from '@biuro/core/lib/failure.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '#ui/feedback/notice.tsx';
import { Button } from '#ui/layout/button.tsx';
import messages from '#ui/messages.json' with { type: 'json' };
import { words } from '#ui/text/words.ts';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  /** Names what it is about: "Usunąć użytkownika Anna Kowalska?" */
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** Label of the button, which says what it does: "Usuń użytkownika". */
  verb: string;
  danger?: boolean;
  /** Label while the work runs. */
  busy?: string | undefined;
  failure?: Failure | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that is hard to undo. Render it only while it is open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, verb, danger = false, busy, failure, onConfirm, onCancel } = props;
  const t = words(messages);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const actions = (
    <>
      <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
        {verb}
      </Button>
      <Button ref={cancel} onClick={onCancel}>
        {t('dialog.cancel')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onCancel} title={title} closeLabel={t('dialog.close')} actions={actions}>
      <div className="dialog-text">
        {children}
        {failure && (
          <Notice tone="danger" role="alert">
            {failure.message}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
