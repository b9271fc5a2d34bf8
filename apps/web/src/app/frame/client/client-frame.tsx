import { pathOf } from '@biuro/core/navigation/routes.ts';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { SkipLink } from '#ui/layout/skip-link.tsx';
import './client-frame.css';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { usePlace } from '#services/navigation/use-navigation.ts';
import { CommandCentre } from '../../palette/command-centre.tsx';
import { RedirectNotice } from '../../routing/redirect-notice.tsx';
import { OfflineBanner } from '../notices/offline-banner.tsx';
import { OtherAccountNotice } from '../notices/other-account.tsx';
import { SignedIn } from '../signed-in.tsx';
import { ClientHeader } from './client-header.tsx';
import { ClientTabs } from './client-tabs.tsx';

const places = new Map([['g h', pathOf('home')]]);

/** The frame of the client's pages: header, the page and, on phones, tabs at the bottom. */
export function ClientFrame({ children }: { children: ReactNode }) {
  const t = useText(messages);
  const crumbs = usePlace().breadcrumbs.map(({ label, path }) => ({ label, href: path }));
  return (
    <SignedIn>
      <CommandCentre places={places}>
        <div className="client">
          <SkipLink label={t('skip')} />
          <ClientHeader />
          <OfflineBanner />
          <main id="main" className="client-main" tabIndex={-1}>
            {crumbs.length > 1 && <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} />}
            <OtherAccountNotice />
            <RedirectNotice />
            {children}
          </main>
          <ClientTabs />
        </div>
      </CommandCentre>
    </SignedIn>
  );
}
