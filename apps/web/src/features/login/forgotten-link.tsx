import { pathOf } from '@biuro/core/navigation/routes.ts';
import type { MouseEvent, RefObject } from 'react';
import { Link, useLocation } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import type { LoginHints } from '#services/session/login-hints.ts';
import { readField } from '#ui/controls/read-field.ts';
import messages from './messages.json' with { type: 'json' };

/** Leads to the page that asks for a new password, and takes the typed address along. */
export function ForgottenLink({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const t = useText(messages);
  const [, navigate] = useLocation();
  const href = pathOf('forgot-password');
  const go = (event: MouseEvent) => {
    event.preventDefault();
    const email = form.current ? readField(form.current, 'email').trim() : '';
    navigate(href, { state: { email } satisfies LoginHints });
  };
  return (
    <p className="public-link">
      <Link href={href} onClick={go}>
        {t('forgotten')}
      </Link>
    </p>
  );
}
