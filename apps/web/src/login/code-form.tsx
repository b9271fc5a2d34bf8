import type { LoginActor } from '@biuro/core/login/login-machine.ts';
import { isBusy, isResending, loginFailureOf } from '@biuro/core/login/login-selectors.ts';
import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../app/use-text.ts';
import { Button } from '../ui/button.tsx';
import { codeLength, digitsOf } from '../ui/code.ts';
import { CodeField } from '../ui/code-field.tsx';
import { BackIcon } from '../ui/icons.ts';
import { useErrorTitle } from '../ui/use-error-title.ts';
import { CodeSent } from './code-sent.tsx';
import { DemoOutboxLink } from './demo-outbox-link.tsx';
import messages from './messages.json' with { type: 'json' };
import { Resend } from './resend.tsx';
import { typedIn } from './typed-in.ts';

export function CodeForm({ login }: { login: LoginActor }) {
  const text = useText(messages);
  const field = useRef<HTMLInputElement>(null);
  const checking = useSelector(login, (snapshot) => isBusy(snapshot) && !isResending(snapshot));
  const failure = useSelector(login, loginFailureOf);
  const [empty, setEmpty] = useState(false);
  useEffect(() => {
    field.current?.focus();
    if (failure) field.current?.select();
  }, [failure]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = digitsOf(typedIn(event.currentTarget, 'code'));
    setEmpty(code.length < codeLength);
    if (code.length < codeLength) field.current?.focus();
    else login.send({ type: 'code.submit', code });
  };
  useErrorTitle(!checking && (empty || failure !== null), text('error'));
  const error = empty ? text('code.empty') : failure?.message;
  return (
    <form className="login-form" noValidate onSubmit={submit}>
      <h1>{text('code.title')}</h1>
      <CodeSent login={login} />
      <CodeField
        ref={field}
        label={text('code.label')}
        name="code"
        error={!checking && error && <span role="alert">{error}</span>}
      />
      <DemoOutboxLink login={login} />
      <Button type="submit" variant="primary" wide busy={checking ? text('submit.busy') : undefined}>
        {text('code.submit')}
      </Button>
      <Resend login={login} />
      <Button variant="quiet" icon={BackIcon} onClick={() => login.send({ type: 'credentials.change' })}>
        {text('code.back')}
      </Button>
    </form>
  );
}
