import type { User } from '@biuro/core/session/stored-session.ts';
import { useText } from '#services/i18n/use-text.ts';
import { useRight } from '#services/session/use-session.ts';
import { Card } from '#ui/layout/card.tsx';
import { Facts } from '#ui/record/facts.tsx';
import messages from './messages.json' with { type: 'json' };

/** What the office holds of the person and only the office changes. */
export function ProfileSummary({ user }: { user: User }) {
  const t = useText(messages);
  const mayEdit = useRight('users:edit');
  const { email, role, last_login_at } = user;
  const lastLogin = last_login_at ? t('moment', { at: new Date(last_login_at) }) : t('summary.first-login');
  return (
    <Card title={t('summary.title')} padded>
      <div className="profile-stack">
        <Facts
          facts={[
            { label: t('summary.email'), value: email },
            { label: t('summary.role'), value: t(`role.${role}`) },
            { label: t('summary.last-login'), value: lastLogin },
          ]}
        />
        {!mayEdit && <p className="profile-note">{t('summary.hint')}</p>}
      </div>
    </Card>
  );
}
