import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { useUser } from '#services/session/use-session.ts';
import { Card } from '#ui/layout/card.tsx';
import { Facts } from '#ui/record/facts.tsx';
import messages from '../messages.json' with { type: 'json' };

/** Who is signed in, and the way to their profile. */
export function AccountCard() {
  const t = useText(messages);
  const { first_name, last_name, email, role, isAdmin } = useUser();
  const profile = isAdmin ? pathOf('dashboard-users-profile') : pathOf('profile');
  return (
    <Card title={t('account.title')} action={<Link href={profile}>{t('account.profile')}</Link>} padded>
      <Facts
        facts={[
          { label: t('account.name'), value: `${first_name} ${last_name}` },
          { label: t('account.email'), value: email },
          { label: t('account.role'), value: t(`role.${role}`) },
        ]}
      />
    </Card>
  );
}
