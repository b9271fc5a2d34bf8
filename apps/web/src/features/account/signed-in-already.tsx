import { homeOf } from '@biuro/core/navigation/safe-redirect.ts';
import type { User } from '@biuro/core/session/stored-session.ts';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { PublicPageTitle } from '#services/links/public-page-title.tsx';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useSignOut } from '#services/session/use-session.ts';
import { SignOutIcon } from '#ui/icons/icons.ts';
import { Button } from '#ui/layout/button.tsx';
import messages from './messages.json' with { type: 'json' };

/** A link is for one person; who is signed in here may be another. */
export function SignedInAlready({ title, user }: { title: string; user: User }) {
  const t = useText(messages);
  const signOut = useSignOut();
  const home = homeOf(user, useConfig());
  return (
    <div className="public-form">
      <PublicPageTitle>{title}</PublicPageTitle>
      <p>{t('signed-in', { name: `${user.first_name} ${user.last_name}`, email: user.email })}</p>
      <p className="public-sentence">{t('signed-in.hint')}</p>
      <Button variant="primary" wide icon={SignOutIcon} onClick={signOut}>
        {t('signed-in.leave')}
      </Button>
      <p className="public-link">
        <Link href={home}>{t('signed-in.stay')}</Link>
      </p>
    </div>
  );
}
