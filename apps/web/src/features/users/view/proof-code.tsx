import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { codeLength, digitsOf } from '#ui/controls/code.ts';
import { CodeField } from '#ui/controls/code-field.tsx';
import { readField } from '#ui/controls/read-field.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { ProgressIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { clockTime } from '#ui/text/countdown.ts';
import { useNow } from '#ui/text/use-now.ts';
import messages from '../messages.json' with { type: 'json' };

export type SentCode = components['schemas']['ProofCodeAnswer']['data'];

interface UserProofCodeProps {
  title: string;
  submitLabel: string;
  sent: SentCode;
  sendAgain: () => Promise<void>;
  /** Called with a sentence when no code is accepted any more. */
  onSpent: (reason: string) => void;
  onProved: () => void;
  onClose: () => void;
}

/** The second half of a proof: the code that was sent, or the one of the authenticator app. */
export function UserProofCode(props: UserProofCodeProps) {
  const { title, submitLabel, sent, sendAgain, onSpent, onProved, onClose } = props;
  const t = useText(messages);
  const id = useId();
  const api = useApi();
  const field = useRef<HTMLInputElement>(null);
  const [empty, setEmpty] = useState(false);
  const confirming = useMutation({
    mutationFn: (code: string) => unwrap(api.PUT('/users/me/proof', { body: { code } })),
    onSuccess: onProved,
    onError: (refusal) => {
      const { status, message } = failureOf(refusal);
      if (status === 410) onSpent(message);
      else field.current?.select();
    },
  });
  const resending = useMutation({
    mutationFn: sendAgain,
    onSuccess: () => {
      confirming.reset();
      field.current?.focus();
    },
  });
  // The dialog itself would choose the first button, which closes it.
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = digitsOf(readField(event.currentTarget, 'code'));
    setEmpty(code.length < codeLength);
    field.current?.focus();
    if (code.length === codeLength && !confirming.isPending) confirming.mutate(code);
  };
  const refusal = confirming.error ?? resending.error;
  const error = empty ? t('proof.code.empty') : refusal && failureOf(refusal).message;
  const actions = (
    <>
      <Button variant="primary" type="submit" form={id} busy={confirming.isPending ? t('busy') : undefined}>
        {submitLabel}
      </Button>
      <Button onClick={onClose}>{t('proof.cancel')}</Button>
    </>
  );
  return (
    <Dialog open wide onClose={onClose} title={title} closeLabel={t('close')} actions={actions}>
      <form id={id} className="form-in-dialog" noValidate onSubmit={submit}>
        <p role="status">{t(`proof.sent.${sent.channel}`, { destination: sent.destination })}</p>
        <CodeField ref={field} label={t('proof.code')} name="code" error={error && <span role="alert">{error}</span>} />
        {sent.channel !== 'totp' && (
          <SendAgain at={sent.resend_at} busy={resending.isPending} onSend={() => resending.mutate()} />
        )}
      </form>
    </Dialog>
  );
}

interface SendAgainProps {
  /** When the server sends another code. */
  at: string;
  busy: boolean;
  onSend: () => void;
}

const LONGEST_WAIT = 60;

function SendAgain({ at, busy, onSend }: SendAgainProps) {
  const t = useText(messages);
  const now = useNow(1000);
  const seconds = Math.min(LONGEST_WAIT, Math.max(0, Math.ceil((Date.parse(at) - now) / 1000)));
  const waits = seconds > 0;
  return (
    <div>
      <Button icon={ProgressIcon} busy={busy ? t('busy') : undefined} waits={waits} onClick={onSend}>
        {t('proof.again')}
        {waits && ` (${t('proof.again.in', { time: clockTime(seconds) })})`}
      </Button>
    </div>
  );
}
