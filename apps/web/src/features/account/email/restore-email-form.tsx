import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { ToldTitle } from '#services/links/announced-title.tsx';
import { forgetLinkToken } from '#services/links/link-token.ts';
import { LoginLink } from '#services/links/login-link.tsx';
import { OfficeContact } from '#services/links/office-contact.tsx';
import { PublicPageTitle } from '#services/links/public-page-title.tsx';
import { useApi } from '#services/portal/use-portal.ts';
import { FormPart } from '#ui/form/form-part.tsx';
import messages from '../messages.json' with { type: 'json' };

interface RestoreEmailFormProps {
  token: string;
  /** Masked. */
  email: string;
}

const none = {};

/** Nothing is restored before the button is pressed: mail scanners open links. */
export function RestoreEmailForm({ token, email }: RestoreEmailFormProps) {
  const t = useText(messages);
  const api = useApi();
  const [restored, setRestored] = useState(false);
  const send = async () => {
    await unwrap(api.POST('/users/email-changes/{token}/undo', { params: { path: { token } } }));
  };
  const onSaved = () => {
    forgetLinkToken('restore-email');
    setRestored(true);
  };
  if (restored) return <EmailRestored email={email} />;
  return (
    <FormPart<Record<string, never>, void>
      className="public-form"
      draft={null}
      values={none}
      send={send}
      onSaved={onSaved}
      submitLabel={t('restore.submit')}
      busyLabel={t('restore.busy')}
      wide
      heading={
        <>
          <PublicPageTitle>{t('restore.title')}</PublicPageTitle>
          <p className="public-sentence">{t('restore.sentence', { email })}</p>
        </>
      }
    >
      {null}
    </FormPart>
  );
}

function EmailRestored({ email }: { email: string }) {
  const t = useText(messages);
  return (
    <div className="public-form">
      <ToldTitle>{t('restore.done.title')}</ToldTitle>
      <p>{t('restore.done', { email })}</p>
      <p className="public-sentence">{t('restore.done.office')}</p>
      <OfficeContact />
      <LoginLink />
    </div>
  );
}
