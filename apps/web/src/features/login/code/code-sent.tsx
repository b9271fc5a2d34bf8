import type { LoginActor } from '@biuro/core/login/login-machine.ts';
import { type LoginSnapshot, sentTo } from '@biuro/core/login/login-selectors.ts';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import messages from '../messages.json' with { type: 'json' };

/** Where to look for the code. When another one was sent, it says so aloud. */
export function CodeSent({ login }: { login: LoginActor }) {
  const t = useText(messages);
  const sent = useSelector(login, sentTo);
  const expiry = useSelector(login, expiryOf);
  const [first] = useState(expiry);
  if (!sent) return null;
  return (
    <div className="public-sentence" role="status">
      <p>{t(`code.sent.${sent.channel}`, { destination: sent.destination, again: expiry === first ? 'no' : 'yes' })}</p>
      {sent.channel !== 'totp' && expiry !== undefined && <p>{t('code.until', { at: new Date(expiry) })}</p>}
    </div>
  );
}

/** Differs from code to code. */
function expiryOf({ context }: LoginSnapshot): number | undefined {
  return context.challenge?.expiresAt;
}
