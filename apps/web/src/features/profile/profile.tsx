import { useEffect } from 'react';
import { useText } from '#services/i18n/use-text.ts';
import { RegionBoundary } from '#services/navigation/region-boundary.tsx';
import { usePlace } from '#services/navigation/use-navigation.ts';
import { failureOf } from '#ui/feedback/failure.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Page } from '#ui/layout/page.tsx';
import './details/choices.css';
import './profile.css';
import { AppearancePart } from './details/appearance-part.tsx';
import { DetailsPart } from './details/details-part.tsx';
import { SmsCard } from './details/sms-card.tsx';
import { DevicesPart } from './devices/devices-part.tsx';
import messages from './messages.json' with { type: 'json' };
import { profileParts } from './profile-part.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import { TwoFactorPart } from './security/part.tsx';
import { PasswordPart } from './security/password-part.tsx';
import { useProfile } from './use-profile.ts';

/** Everything that people change about their own account. The office and its clients have the same page. */
export function Profile() {
  const t = useText(messages);
  const title = usePlace().breadcrumbs.at(-1)?.label ?? t('profile.title');
  const { user, error } = useProfile();
  useAnchor();
  return (
    <Page title={title} sentence={t('profile.sentence')}>
      {error && <Notice tone="warning">{failureOf(error).message}</Notice>}
      <div className="profile-columns">
        <aside className="profile-aside">
          <ProfileNav />
          <ProfileSummary user={user} />
          {user.isAdmin && (
            <RegionBoundary>
              <SmsCard />
            </RegionBoundary>
          )}
        </aside>
        <div className="profile-parts">
          <RegionBoundary>
            <DetailsPart user={user} />
          </RegionBoundary>
          <RegionBoundary>
            <PasswordPart user={user} />
          </RegionBoundary>
          <RegionBoundary>
            <TwoFactorPart user={user} />
          </RegionBoundary>
          <RegionBoundary>
            <DevicesPart />
          </RegionBoundary>
          <RegionBoundary>
            <AppearancePart />
          </RegionBoundary>
        </div>
      </div>
    </Page>
  );
}

function ProfileNav() {
  const t = useText(messages);
  return (
    <nav className="profile-nav" aria-label={t('profile.nav')}>
      <ul>
        {profileParts.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{t(`${name}.title`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls to the part that the address names: the browser looks for it before the page is drawn. */
function useAnchor(): void {
  useEffect(() => {
    const part = document.getElementById(location.hash.slice(1));
    part?.scrollIntoView();
  }, []);
}
