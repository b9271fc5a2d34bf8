import type { LoginActor } from '@biuro/core/login/login-machine.ts';
import { emailOf } from '@biuro/core/login/login-selectors.ts';
import { useSelector } from '@xstate/react';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import messages from '../messages.json' with { type: 'json' };

/** In the demo no code leaves the machine: the outbox opens in a tab of its own, and this one keeps its step. */
export function DemoOutboxLink({ login }: { login: LoginActor }) {
  const t = useText(messages);
  const email = useSelector(login, emailOf);
  if (useConfig().mode !== 'demo') return null;
  return (
    <p className="public-link">
      <a href={`/dev/outbox?to=${encodeURIComponent(email)}`} target="_blank" rel="noreferrer">
        {t('demo.outbox')}
      </a>
    </p>
  );
}
