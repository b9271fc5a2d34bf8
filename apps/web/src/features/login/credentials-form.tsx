import type { LoginActor } from '@biuro/core/login/login-machine.ts';
import { emailOf, isBusy, loginFailureOf } from '@biuro/core/login/login-selectors.ts';
import { useSelector } from '@xstate/react';
import { type FormEvent, type RefObject, use, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { useLoginHints } from '#services/session/login-hints.ts';
import { PasswordField } from '#ui/controls/password/password-field.tsx';
import { readField } from '#ui/controls/read-field.ts';
import { TextField } from '#ui/controls/text-field.tsx';
import { Button } from '#ui/layout/button.tsx';
import { usePageFocus } from '#ui/layout/page.tsx';
import { useErrorTitle } from '#ui/layout/use-error-title.ts';
import { AgainContext } from './again.ts';
import { type Credentials, type Mistakes, mistakesIn } from './credentials.ts';
import { CredentialsAlert } from './credentials-alert.tsx';
import { ForgottenLink } from './forgotten-link.tsx';
import { LoginReason } from './login-reason.tsx';
import { LoginTitle } from './login-title.tsx';
import messages from './messages.json' with { type: 'json' };

interface CredentialsFormProps {
  login: LoginActor;
  form: RefObject<HTMLFormElement | null>;
}

export function CredentialsForm({ login, form }: CredentialsFormProps) {
  const t = useText(messages);
  const heading = usePageFocus();
  const hints = useLoginHints();
  const again = use(AgainContext);
  const email = useSelector(login, emailOf) || (again?.email ?? hints.email);
  const busy = useSelector(login, isBusy);
  const failure = useSelector(login, loginFailureOf);
  const [{ mistakes, tries }, setState] = useState<{ mistakes: Mistakes; tries: number }>({ mistakes: {}, tries: 0 });
  const mistaken = Object.keys(mistakes).length > 0;
  useErrorTitle(!busy && (mistaken || failure !== null), t('error'));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const credentials = credentialsOf(event.currentTarget);
    const found = mistakesIn(credentials);
    setState({ mistakes: found, tries: tries + 1 });
    if (Object.keys(found).length === 0) login.send({ type: 'credentials.submit', ...credentials });
  };
  const recheck = (event: FormEvent<HTMLFormElement>) => {
    if (mistaken) setState({ mistakes: mistakesIn(credentialsOf(event.currentTarget), mistakes), tries });
  };
  return (
    <form ref={form} className="public-form" noValidate onSubmit={submit} onInput={recheck}>
      {!again && <LoginTitle ref={heading}>{t('title')}</LoginTitle>}
      {!again && !failure && <LoginReason />}
      {!busy && <CredentialsAlert key={tries} form={form} mistakes={mistakes} failure={failure} />}
      <TextField
        label={t('email')}
        error={mistakes.email && t(mistakes.email)}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={254}
        defaultValue={email}
      />
      <PasswordField
        label={t('password')}
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
        error={mistakes.password && t(mistakes.password)}
        name="password"
        autoComplete="current-password"
        maxLength={256}
      />
      <Button type="submit" variant="primary" wide busy={busy ? t('submit.busy') : undefined}>
        {t('submit')}
      </Button>
      {!again && <ForgottenLink form={form} />}
    </form>
  );
}

function credentialsOf(form: HTMLFormElement): Credentials {
  return { email: readField(form, 'email').trim(), password: readField(form, 'password') };
}
