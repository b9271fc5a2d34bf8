import type { Failure } from '@biuro/core/lib/failure.ts';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import type { Mistakes } from './credentials.ts';
import messages from './messages.json' with { type: 'json' };

interface CredentialsAlertProps {
  form: RefObject<HTMLFormElement | null>;
  mistakes: Mistakes;
  failure: Failure | null;
}

/** What stops the sign-in, above the fields. It takes the focus as it appears, and its links lead to the fields. */
export function CredentialsAlert({ form, mistakes, failure }: CredentialsAlertProps) {
  const t = useText(messages);
  const alert = useRef<HTMLDivElement>(null);
  const found = fields.flatMap((name) => (mistakes[name] ? [{ name, message: t(mistakes[name]) }] : []));
  useEffect(() => alert.current?.focus(), []);

  const focusField = (event: MouseEvent, name: string) => {
    event.preventDefault();
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  if (found.length === 0 && !failure) return null;
  return (
    <Notice ref={alert} tone="danger" role="alert">
      {found.length === 0 ? (
        failure?.message
      ) : (
        <>
          <strong>{t('summary', { count: found.length })}</strong>
          <ul>
            {found.map(({ name, message }) => (
              <li key={name}>
                <a href={`#${name}`} onClick={(event) => focusField(event, name)}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

const fields = ['email', 'password'] as const;
