import { unwrap } from '@biuro/core/api/unwrap.ts';
import { useText } from '#services/i18n/use-text.ts';
import { OfficeContact } from '#services/links/office-contact.tsx';
import { SpentLink } from '#services/links/spent-link.tsx';
import { useLinkToken } from '#services/links/use-link-token.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { LinkPage } from '../link-page.tsx';
import messages from '../messages.json' with { type: 'json' };
import { RegisterForm } from './register-form.tsx';
import { RenewInvitation } from './renew-invitation.tsx';

/** An invited person makes the account theirs. */
export function Register() {
  const t = useText(messages);
  const api = useApi();
  const token = useLinkToken('register');
  const spent = (
    <SpentLink>
      <p>{t('register.spent')}</p>
      {token !== undefined && <RenewInvitation token={token} />}
      <OfficeContact />
    </SpentLink>
  );
  return (
    <LinkPage
      title={t('register.title')}
      token={token}
      read={async (link, signal) =>
        (await unwrap(api.GET('/users/invitations/{token}', { params: { path: { token: link } }, signal }))).data
      }
      spent={spent}
      failed={t('link.failed')}
    >
      {(invitation, link) => <RegisterForm token={link} invitation={invitation} />}
    </LinkPage>
  );
}
