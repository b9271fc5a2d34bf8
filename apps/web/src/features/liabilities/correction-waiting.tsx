import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useRight, useUser } from '#services/session/use-session.ts';
import { useToast } from '#services/toasts/use-toast.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { DoneIcon, WithdrawIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { useLiabilityCalls } from './calls.ts';
import { Difference } from './correction-notice.tsx';
import messages from './messages.json' with { type: 'json' };
import type { Liability } from './terms.ts';

type Waiting = NonNullable<Liability['waiting']>;
type Decision = 'approve' | 'reject';

/** A changed amount that the client does not know yet: who checks the settlement lets it through, or not. */
export function CorrectionWaiting({ liability, waiting }: { liability: Liability; waiting: Waiting }) {
  const t = useText(messages);
  const { before, after, difference, reason, by, at, reviewer } = waiting;
  return (
    <Notice tone="warning">
      <p>
        <strong>{t('waiting.title', { at: new Date(at), name: by?.name ?? '' })}</strong> {reason}
      </p>
      <Difference ahead before={before} after={after} difference={difference} />
      <Decide liability={liability} waiting={waiting} />
      {reviewer && <p>{t('waiting.reviewer', { name: reviewer.name })}</p>}
    </Notice>
  );
}

function Decide({ liability: { id, version }, waiting: { by, reviewer } }: { liability: Liability; waiting: Waiting }) {
  const t = useText(messages);
  const toast = useToast();
  const me = useUser();
  const mayEdit = useRight('tasks:edit');
  const { decideCorrection } = useLiabilityCalls();
  const [busy, setBusy] = useState<Decision>();
  const isReviewer = reviewer === null || reviewer.id === me.id;
  const decide = async (decision: Decision) => {
    setBusy(decision);
    await decideCorrection(id, { decision, version }).then(
      () => toast(t(`waiting.${decision}.done`)),
      (thrown: unknown) => toast(failureOf(thrown).message),
    );
    setBusy(undefined);
  };
  const button = (decision: Decision, label: string) => ({
    busy: busy === decision ? t('busy') : undefined,
    onClick: () => busy === undefined && void decide(decision),
    children: label,
  });
  if (!mayEdit || (!isReviewer && by?.id !== me.id)) return null;
  return (
    <div className="waiting-actions">
      {isReviewer && <Button variant="primary" icon={DoneIcon} {...button('approve', t('waiting.approve'))} />}
      <Button icon={WithdrawIcon} {...button('reject', t(isReviewer ? 'waiting.reject' : 'waiting.withdraw'))} />
    </div>
  );
}
