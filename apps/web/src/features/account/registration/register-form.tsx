import { unwrap } from '@biuro/core/api/unwrap.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { changeLocale, languages, pageLocale } from '#services/i18n/locale.ts';
import { useText } from '#services/i18n/use-text.ts';
import { forgetLinkToken } from '#services/links/link-token.ts';
import { PublicPageTitle } from '#services/links/public-page-title.tsx';
import { useApi } from '#services/portal/use-portal.ts';
import type { LoginHints } from '#services/session/login-hints.ts';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { FormPart } from '#ui/form/form-part.tsx';
import { FormNewPassword } from '#ui/form/new-password-field.tsx';
import { FormTextField } from '#ui/form/text-field.tsx';
import messages from '../messages.json' with { type: 'json' };
import { RegisterInvitation } from './register-invitation.tsx';
import { type Invitation, type RegisterValues, registrationFields } from './register-values.ts';

interface RegisterFormProps {
  token: string;
  invitation: Invitation;
}

export function RegisterForm({ token, invitation }: RegisterFormProps) {
  const t = useText(messages);
  const api = useApi();
  const [, navigate] = useLocation();
  const [values] = useState(() => {
    const { first_name, last_name } = invitation;
    return { ...registrationFields.initial, first_name, last_name, locale: pageLocale() };
  });
  const send = async (typed: RegisterValues) => {
    const { id } = invitation;
    const body = { ...registrationFields.requestOf(typed), token };
    await unwrap(api.POST('/users/{id}', { params: { path: { id } }, body }));
    return typed.locale;
  };
  const onSaved = (locale: RegisterValues['locale']) => {
    forgetLinkToken('register');
    // The spent link leaves the history with the page.
    const state: LoginHints = { email: invitation.email, done: 'registered' };
    navigate(pathOf('login'), { replace: true, state });
    if (locale !== pageLocale()) changeLocale(locale);
  };
  return (
    <FormPart<RegisterValues, RegisterValues['locale']>
      className="public-form"
      values={values}
      draft={null}
      send={send}
      onSaved={onSaved}
      submitLabel={t('register.submit')}
      busyLabel={t('saving')}
      wide
      heading={
        <>
          <PublicPageTitle>{t('register.title')}</PublicPageTitle>
          <RegisterInvitation invitation={invitation} />
        </>
      }
    >
      <Field label={t('email')} hint={t('register.email.hint')}>
        {(control) => (
          <input
            className="input"
            type="email"
            autoComplete="username"
            readOnly
            value={invitation.email}
            {...control}
          />
        )}
      </Field>
      <FormTextField<RegisterValues> name="first_name" label={t('first-name')} autoComplete="given-name" />
      <FormTextField<RegisterValues> name="last_name" label={t('last-name')} autoComplete="family-name" />
      <FormTextField<RegisterValues> name="phone" type="tel" label={t('phone')} autoComplete="tel" optional />
      <FormNewPassword label={t('password')} />
      <FormField name="locale" label={t('language')}>
        {(control) => (
          <Select {...control} options={Object.entries(languages).map(([value, label]) => ({ value, label }))} />
        )}
      </FormField>
    </FormPart>
  );
}
