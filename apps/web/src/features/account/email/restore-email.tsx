import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useText } from '#services/i18n/use-text.ts';
import { OfficeContact } from '#services/links/office-contact.tsx';
import { SpentLink } from '#services/links/spent-link.tsx';
import { useLinkToken } from '#services/links/use-link-token.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { LinkPage } from '../link-page.tsx';
import messages from '../messages.json' with { type: 'json' };
import { RestoreEmailForm } from './restore-email-form.tsx';

/** Somebody whose account was given another address takes the change back. */
export function RestoreEmail() {
  const t = useText(messages);
  const api = useApi();
  const token = useLinkToken('restore-email');
  const spent = (
    <SpentLink>
      <p>{t('restore.spent')}</p>
      <OfficeContact />
    </SpentLink>
  );
  return (
    <LinkPage
      title={t('restore.title')}
      token={token}
      read={async (link, signal) =>
        (await unwrap(api.GET('/users/email-changes/{token}', { params: { path: { token: link } }, signal }))).data
      }
      spent={spent}
      failed={t('link.failed')}
    >
      {({ email }, link) => <RestoreEmailForm token={link} email={email} />}
    </LinkPage>
  );
}
