import type { LoginActor } from '@biuro/core/login/login-machine.ts';
import { type LoginSnapshot, sentTo } from '@biuro/core/login/login-selectors.ts';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import messages from './messages.json' with { type: 'json' };

/** Where to look for the code. When another one was sent, it says so aloud. */
export function CodeSent({ login }: { login: LoginActor }) {
  const t = useText(messages);
  const sent = useSelector(login, sentTo);
  const expiry = useSelector(login, expiryOf);
  const [first] = useState(expiry);
  return (
    sent && (
      <p className="public-sentence" role="status">
        {t(`code.sent.${sent.channel}`, { destination: sent.destination, again: expiry === first ? 'no' : 'yes' })}
      </p>
    )
  );
}

/** Differs from code to code. */
function expiryOf({ context }: LoginSnapshot): number | undefined {
  return context.challenge?.expiresAt;
}
