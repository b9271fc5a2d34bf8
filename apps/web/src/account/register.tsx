import { unwrap } from '@biuro/core/api/unwrap.ts';
import { usePlace } from '../app/use-navigation.ts';
import { useApi } from '../app/use-portal.ts';
import { useText } from '../app/use-text.ts';
import { LinkPage } from './link-page.tsx';
import messages from './messages.json' with { type: 'json' };
import { OfficeContact } from './office-contact.tsx';
import { RegisterForm } from './register-form.tsx';
import { RenewInvitation } from './renew-invitation.tsx';
import { SpentLink } from './spent-link.tsx';

/** An invited person makes the account theirs. */
export function Register() {
  const t = useText(messages);
  const api = useApi();
  const { token = '' } = usePlace().params;
  const spent = (
    <SpentLink>
      <p>{t('register.spent')}</p>
      <RenewInvitation token={token} />
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
      {(invitation) => <RegisterForm token={token} invitation={invitation} />}
    </LinkPage>
  );
}
