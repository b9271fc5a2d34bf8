import { isVisible } from '@biuro/core/config/config.ts';
import { pathOf } from '@biuro/core/navigation/routes.ts';
import { useLocation } from 'wouter';
import { RegionBoundary } from '../app/region-boundary.tsx';
import { useConfig } from '../app/use-navigation.ts';
import { useRight, useUser } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { Copyable } from '../ui/copyable.tsx';
import { Page } from '../ui/page.tsx';
import { useFreeKey } from '../ui/use-free-key.ts';
import { useNow } from '../ui/use-now.ts';
import messages from './messages.json' with { type: 'json' };
import { UserActions } from './user-actions.tsx';
import { UserCompanies } from './user-companies.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserHistory } from './user-history.tsx';
import { UserPage } from './user-page.tsx';
import { UserTag } from './user-tag.tsx';
import { editIdOf, isExpired, mayTouch, nameOf, type User } from './user-terms.ts';
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
