import type { LoginActor } from '@biuro/core/login/login-machine.ts';
import { isBusy, isResending, loginFailureOf } from '@biuro/core/login/login-selectors.ts';
import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { readField } from '#ui/controls/read-field.ts';
import { useErrorTitle } from '#ui/layout/use-error-title.ts';
import messages from '../messages.json' with { type: 'json' };

/**
 * What the forms of the second step share: the field named `code` has the focus, and what stands against its content is known.
 * `codeOf` reads a code, or gives null of what cannot be one.
 */
export function useCodeStep(login: LoginActor, codeOf: (typed: string) => string | null, shape: string) {
  const t = useText(messages);
  const field = useRef<HTMLInputElement>(null);
  const checking = useSelector(login, (snapshot) => isBusy(snapshot) && !isResending(snapshot));
  const failure = useSelector(login, loginFailureOf);
  // What was said of the code in another form is not about this one.
  const [earlier] = useState(failure);
  const [misshaped, setMisshaped] = useState(false);
  const refused = failure !== earlier ? failure?.message : undefined;
  const error = misshaped ? shape : refused;
  useErrorTitle(!checking && error !== undefined, t('error'));
  useEffect(() => {
    if (!field.current) return;
    field.current.focus();
    // Without an answer of the server the code may still be right.
    if (failure?.status === 422) field.current.value = '';
    else if (failure) field.current.select();
  }, [failure]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = codeOf(readField(event.currentTarget, 'code'));
    setMisshaped(code === null);
    if (code === null) field.current?.focus();
    else login.send({ type: 'code.submit', code });
  };
  return { field, checking, error: checking ? undefined : error, submit };
}
