import { unwrap } from '@biuro/core/api/unwrap.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { forgetLinkToken } from '#services/links/link-token.ts';
import { PublicPageTitle } from '#services/links/public-page-title.tsx';
import { useApi } from '#services/portal/use-portal.ts';
import type { LoginHints } from '#services/session/login-hints.ts';
import { FormPart } from '#ui/form/form-part.tsx';
import { FormNewPassword } from '#ui/form/new-password-field.tsx';
import messages from '../messages.json' with { type: 'json' };

interface Values {
  password: string;
}

interface ResetPasswordFormProps {
  token: string;
  /** Masked. */
  email: string;
}

export function ResetPasswordForm({ token, email }: ResetPasswordFormProps) {
  const t = useText(messages);
  const api = useApi();
  const [, navigate] = useLocation();
  const [values] = useState<Values>({ password: '' });
  const send = async (body: Values) => {
    await unwrap(api.POST('/users/reset-password/{token}', { params: { path: { token } }, body }));
  };
  // The spent link leaves the history with the page.
  const onSaved = () => {
    forgetLinkToken('reset-password');
    navigate(pathOf('login'), { replace: true, state: { done: 'reset' } satisfies LoginHints });
  };
  return (
    <FormPart<Values, void>
      className="public-form"
      values={values}
      draft={null}
      send={send}
      onSaved={onSaved}
      submitLabel={t('reset.submit')}
      busyLabel={t('saving')}
      wide
      heading={
        <>
          <PublicPageTitle>{t('reset.title')}</PublicPageTitle>
          <p className="public-sentence">{t('reset.sentence', { email })}</p>
        </>
      }
    >
      <FormNewPassword label={t('password.new')} />
    </FormPart>
  );
}
