import { unwrap } from '@biuro/core/api/unwrap.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useText } from '#services/i18n/use-text.ts';
import { SpentLink } from '#services/links/spent-link.tsx';
import { useLinkToken } from '#services/links/use-link-token.ts';
import { useApi } from '#services/portal/use-portal.ts';
import { ButtonLink } from '#ui/layout/button-link.tsx';
import { LinkPage } from '../link-page.tsx';
import messages from '../messages.json' with { type: 'json' };
import { ResetPasswordForm } from './reset-password-form.tsx';

/** Somebody who has lost the password, or was given a link by the office, sets a new one. */
export function ResetPassword() {
  const t = useText(messages);
  const api = useApi();
  const token = useLinkToken('reset-password');
  const spent = (
    <SpentLink>
      <p>{t('reset.spent')}</p>
      <ButtonLink variant="primary" href={pathOf('forgot-password')}>
        {t('reset.again')}
      </ButtonLink>
    </SpentLink>
  );
  return (
    <LinkPage
      title={t('reset.title')}
      token={token}
      read={async (link, signal) =>
        (await unwrap(api.GET('/users/reset-password/{token}', { params: { path: { token: link } }, signal }))).data
      }
      spent={spent}
      failed={t('link.failed')}
    >
      {({ email }, link) => <ResetPasswordForm token={link} email={email} />}
    </LinkPage>
  );
}
