import { isVisible } from '@biuro/core/config/config.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useLocation } from 'wouter';
import { useText } from '#services/i18n/use-text.ts';
import { RegionBoundary } from '#services/navigation/region-boundary.tsx';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useRight, useUser } from '#services/session/use-session.ts';
import { Copyable } from '#ui/feedback/copyable.tsx';
import { useFreeKey } from '#ui/keyboard/use-page-keys.ts';
import { Page } from '#ui/layout/page.tsx';
import { useNow } from '#ui/text/use-now.ts';
import messages from '../messages.json' with { type: 'json' };
import { UserTag } from '../user-tag.tsx';
import { editIdOf, isExpired, mayTouch, nameOf, type User } from '../values.ts';
import { UserActions } from './actions.tsx';
import { UserFacts } from './facts.tsx';
import { UserHistory } from './history.tsx';
import { UserCompanies } from './user-companies.tsx';
import { UserPage } from './user-page.tsx';
import './user-view.css';

export function UserView() {
  return <UserPage>{(user) => <UserRecord user={user} />}</UserPage>;
}

function UserRecord({ user }: { user: User }) {
  const [, navigate] = useLocation();
  const me = useUser();
  const mayEdit = useRight('users:edit') && mayTouch(user, me);
  const mayReadHistory = useRight('audit:read');
  const history = isVisible(useConfig(), 'users', 'history') && mayReadHistory;
  useFreeKey('e', mayEdit ? () => navigate(pathOf(editIdOf(user, me), { id: user.id })) : undefined);
  return (
    <Page title={nameOf(user)} sentence={<Summary user={user} />} actions={mayEdit && <UserActions user={user} />}>
      <div className="user-view">
        <div className="user-column">
          <RegionBoundary>
            <UserFacts user={user} />
          </RegionBoundary>
          {!user.isAdmin && (
            <RegionBoundary>
              <UserCompanies companies={user.companies} />
            </RegionBoundary>
          )}
        </div>
        {history && (
          <RegionBoundary>
            <UserHistory userId={user.id} />
          </RegionBoundary>
        )}
      </div>
    </Page>
  );
}

function Summary({ user }: { user: User }) {
  const t = useText(messages);
  const now = useNow(60_000);
  return (
    <span className="user-summary">
      <UserTag status={user.status} expired={isExpired(user, now)} />
      <span>{t(`role.${user.role}`)}</span>
      <Copyable text={user.email} label={t('email.copy')}>
        <a href={`mailto:${user.email}`}>{user.email}</a>
      </Copyable>
    </span>
  );
}
