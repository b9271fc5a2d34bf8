import type { LoginActor } from '@biuro/core/login/login-machine.ts';
import { isResending, resendSeconds, sentTo } from '@biuro/core/login/login-selectors.ts';
import { useSelector } from '@xstate/react';
import { useText } from '#services/i18n/use-text.ts';
import { ProgressIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { clockTime } from '#ui/text/countdown.ts';
import { useNow } from '#ui/text/use-now.ts';
import messages from './messages.json' with { type: 'json' };
import './resend.css';
import { useSpokenCountdown } from './use-spoken-countdown.ts';

/** Asks for another code, once the server allows it; how long that takes is shown each second and spoken now and then. */
export function Resend({ login }: { login: LoginActor }) {
  const t = useText(messages);
  const now = useNow(1000);
  const seconds = useSelector(login, (snapshot) => resendSeconds(snapshot, now));
  const resending = useSelector(login, isResending);
  const channel = useSelector(login, (snapshot) => sentTo(snapshot)?.channel);
  const spoken = useSpokenCountdown(seconds);
  const waits = seconds > 0;
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
        {spoken !== null && t('resend.spoken', { seconds: spoken })}
      </p>
    </>
  );
}
