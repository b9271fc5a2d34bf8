import { RegionBoundary } from '../app/region-boundary.tsx';
import { usePlace } from '../app/use-navigation.ts';
import { useText } from '../app/use-text.ts';
import { failureOf } from '../ui/failure.ts';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import './choices.css';
import './profile.css';
import { AppearancePart } from './appearance-part.tsx';
import { DetailsPart } from './details-part.tsx';
import { DevicesPart } from './devices-part.tsx';
import messages from './messages.json' with { type: 'json' };
import { PasswordPart } from './password-part.tsx';
import { ProfileNav } from './profile-nav.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import { SmsCard } from './sms-card.tsx';
import { TwoFactorPart } from './two-factor-part.tsx';
import { useAnchor } from './use-anchor.ts';
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
