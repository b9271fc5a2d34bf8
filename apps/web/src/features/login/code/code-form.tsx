import type { LoginActor } from '@biuro/core/login/login-machine.ts';
import { sentTo } from '@biuro/core/login/login-selectors.ts';
import { useSelector } from '@xstate/react';
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { codeLength, digitsOf } from '#ui/controls/code.ts';
import { CodeField } from '#ui/controls/code-field.tsx';
import { BackIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import { LoginTitle } from '../login-title.tsx';
import messages from '../messages.json' with { type: 'json' };
import { CodeSent } from './code-sent.tsx';
import { DemoOutboxLink } from './demo-outbox-link.tsx';
import { Resend } from './resend.tsx';
import { useCodeStep } from './use-code-step.ts';

interface CodeFormProps {
  login: LoginActor;
  /** The person has no code at hand and takes one of those that were saved for that. */
  onRecover: () => void;
}

export function CodeForm({ login, onRecover }: CodeFormProps) {
  const t = useText(messages);
  const byApp = useSelector(login, (snapshot) => sentTo(snapshot)?.channel === 'totp');
  const { field, checking, error, submit } = useCodeStep(login, wholeCode, t('code.empty'));
  return (
    <form className="public-form" noValidate onSubmit={submit}>
      <LoginTitle>{t('code.title')}</LoginTitle>
      <CodeSent login={login} />
      <CodeField ref={field} label={t('code.label')} name="code" error={error && <span role="alert">{error}</span>} />
      {!byApp && <DemoOutboxLink login={login} />}
      <Button type="submit" variant="primary" wide busy={checking ? t('submit.busy') : undefined}>
        {t('code.submit')}
      </Button>
      <Resend login={login} />
      {byApp && (
        <Button wide onClick={onRecover}>
          {t('recovery.use')}
        </Button>
      )}
      <Button variant="quiet" icon={BackIcon} onClick={() => login.send({ type: 'credentials.change' })}>
        {t('code.back')}
      </Button>
      {!byApp && <CodeHelp />}
    </form>
  );
}

function CodeHelp() {
  const t = useText(messages);
  const { phone } = useConfig().brand;
  return (
    <p className="public-sentence">
      {t('code.help', { phone: phone ? 'some' : 'none' })}{' '}
      {phone && <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>}
    </p>
  );
}

function wholeCode(typed: string): string | null {
  const digits = digitsOf(typed);
  return digits.length === codeLength ? digits : null;
}
