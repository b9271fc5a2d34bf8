import { type FormEvent, useId, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { type UnsavedChanges, useUnsavedChanges } from '#ui/form/state/unsaved-changes.ts';
import { Button } from '#ui/layout/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import messages from '../messages.json' with { type: 'json' };
import { StepTitle } from '../step-title.tsx';
import { RecoveryActions } from './recovery-actions.tsx';

interface RecoveryCodesProps {
  codes: string[];
  email: string;
  onDone: () => void;
}

/** The codes for a lost phone. They are shown this once, so the page is not left before they are saved. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const t = useText(messages);
  const id = useId();
  const [saved, setSaved] = useState(false);
  const [missing, setMissing] = useState(false);
  const unsaved = useUnsavedChanges(!saved);
  const finish = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!saved);
    if (saved) onDone();
    else document.getElementById(id)?.focus();
  };
  return (
    <form className="profile-stack recovery-codes" noValidate onSubmit={finish}>
      <StepTitle>{t('codes.title')}</StepTitle>
      <p>{t('codes.sentence', { email })}</p>
      <ol className="recovery-list" aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <RecoveryActions codes={codes} email={email} />
      <div className="recovery-end">
        <Notice tone="warning">{t('codes.once')}</Notice>
        {missing && (
          <p className="field-error" id={`${id}-error`} role="alert">
            {t('codes.unsaved')}
          </p>
        )}
        <label className="check" htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            checked={saved}
            aria-invalid={missing || undefined}
            aria-describedby={missing ? `${id}-error` : undefined}
            onChange={(event) => {
              setSaved(event.target.checked);
              setMissing(false);
            }}
          />
          <span>{t('codes.saved')}</span>
        </label>
        <div className="form-part-actions">
          <Button type="submit" variant="primary">
            {t('codes.done')}
          </Button>
        </div>
      </div>
      <UnsavedCodesDialog unsaved={unsaved} />
    </form>
  );
}

function UnsavedCodesDialog({ unsaved: { isAsking, leave, stay } }: { unsaved: UnsavedChanges }) {
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
    <Dialog open={isAsking} onClose={stay} title={t('codes.leave.title')} closeLabel={t('close')} actions={actions}>
      <p>{t('codes.leave.hint')}</p>
    </Dialog>
  );
}
