import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useState } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { forgetLinkToken } from '#services/navigation/link-token.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { FormPart } from '#ui/form/form-part.tsx';
import { ToldTitle } from '../announced-title.tsx';
import { LoginLink } from '../login-link.tsx';
import messages from '../messages.json' with { type: 'json' };
import { OfficeContact } from '../office-contact.tsx';
import { PublicPageTitle } from '../public-page-title.tsx';

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
