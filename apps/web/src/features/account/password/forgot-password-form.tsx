import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '#services/i18n/use-text.ts';
import { LoginLink } from '#services/links/login-link.tsx';
import { PublicPageTitle } from '#services/links/public-page-title.tsx';
import { useApi } from '#services/portal/use-portal.ts';
import { FormPart } from '#ui/form/form-part.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import messages from '../messages.json' with { type: 'json' };

interface Values {
  email: string;
}

interface ForgotPasswordFormProps {
  email: string;
  onAsked: (email: string) => void;
}

export function ForgotPasswordForm({ email, onAsked }: ForgotPasswordFormProps) {
  const t = useText(messages);
  const api = useApi();
  const [values] = useState<Values>({ email });
  const send = async (typed: Values) => {
    const body = { email: typed.email.trim() };
    await unwrap(api.POST('/users/forgot-password', { body }));
    return body.email;
  };
  return (
    <FormPart<Values, string>
      className="public-form"
      values={values}
      draft={null}
      send={send}
      onSaved={onAsked}
      submitLabel={t('forgot.submit')}
      busyLabel={t('sending')}
      wide
      more={<BackToLogin />}
      heading={
        <>
          <PublicPageTitle>{t('forgot.title')}</PublicPageTitle>
          <p className="public-sentence">{t('forgot.sentence')}</p>
        </>
      }
    >
      <FormTextField<Values> name="email" type="email" label={t('email')} autoComplete="username" />
    </FormPart>
  );
}

function BackToLogin() {
  return <LoginLink email={useWatch<Values>({ name: 'email' }) ?? ''} />;
}
