import type { LoginActor } from '@biuro/core/login/login-machine.ts';
import { isResending, resendSeconds, sentTo } from '@biuro/core/login/login-selectors.ts';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { ProgressIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { clockTime } from '#ui/text/countdown.ts';
import { useNow } from '#ui/text/use-now.ts';
import messages from '../messages.json' with { type: 'json' };
import './resend.css';

/** Asks for another code, once the server allows it; how long that takes is shown each second, and its end is spoken. */
export function Resend({ login }: { login: LoginActor }) {
  const t = useText(messages);
  const now = useNow(1000);
  const seconds = useSelector(login, (snapshot) => resendSeconds(snapshot, now));
  const resending = useSelector(login, isResending);
  const channel = useSelector(login, (snapshot) => sentTo(snapshot)?.channel);
  const waits = seconds > 0;
  const [waited, setWaited] = useState(false);
  if (waits && !waited) setWaited(true);
  const spoken = waited && !waits;
  // An authenticator app makes its codes itself.
  if (channel === 'totp') return null;
  return (
    <>
      <Button
        icon={ProgressIcon}
        wide
        busy={resending ? t('resend.busy') : undefined}
        waits={waits}
        onClick={() => login.send({ type: 'code.resend' })}
      >
        {t('resend')}
        {waits && <span className="resend-countdown"> ({t('resend.in', { time: clockTime(seconds) })})</span>}
      </Button>
      <p className="visually-hidden" role="status">
        {spoken && t('resend.spoken')}
      </p>
    </>
  );
}
