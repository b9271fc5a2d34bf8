import { homeOf } from '@biuro/core/navigation/safe-redirect.ts';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { SkipLink } from '#ui/layout/skip-link.tsx';
import { Avatar } from '#ui/record/avatar.tsx';
import './admin-frame.css';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useConfig, usePlace } from '#services/navigation/use-navigation.ts';
import { useUser } from '#services/session/use-session.ts';
import { CommandButton } from '../../palette/command-button.tsx';
import { CommandCentre } from '../../palette/command-centre.tsx';
import { RedirectNotice } from '../../routing/redirect-notice.tsx';
import { Brand } from '../brand.tsx';
import { OfflineBanner } from '../notices/offline-banner.tsx';
import { OtherAccountNotice } from '../notices/other-account.tsx';
import { SignedIn } from '../signed-in.tsx';
import { UserMenu } from '../user-menu.tsx';
import { AdminDrawer } from './admin-drawer.tsx';
import { AdminSidebar, useSidebar } from './admin-sidebar.tsx';
import { placesByKeys } from './sections.ts';
import { TopBarSlot } from './top-bar-slot.tsx';

/** The frame of the office's pages: sidebar (a drawer under 1280 px), top bar and the page. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const t = useText(messages);
  const config = useConfig();
  const user = useUser();
  const [narrow, setNarrow] = useSidebar();
  const brand = <Brand href={homeOf(user, config)} name={config.brand.product} detail={config.brand.office} />;
  return (
    <SignedIn>
      <CommandCentre places={placesByKeys(config)}>
        <div className="admin" data-sidebar={narrow ? 'narrow' : undefined}>
          <SkipLink label={t('skip')} />
          <AdminSidebar brand={brand} narrow={narrow} onNarrow={setNarrow} />
          <div className="admin-body">
            <header className="topbar">
              <AdminDrawer brand={brand} />
              <PlaceBreadcrumbs />
              <TopBarSlot />
              <CommandButton />
              <UserMenu>
                <Avatar name={`${user.first_name} ${user.last_name}`} />
              </UserMenu>
            </header>
            <OfflineBanner />
            <main id="main" tabIndex={-1}>
              <OtherAccountNotice />
              <RedirectNotice />
              {children}
            </main>
          </div>
        </div>
      </CommandCentre>
    </SignedIn>
  );
}

/** A component of its own, so that the frame is not drawn again each time the query of a list changes. */
function PlaceBreadcrumbs() {
  const t = useText(messages);
  const crumbs = usePlace().breadcrumbs.map(({ label, path }) => ({ label, href: path }));
  return <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} />;
}
