import type { ReactNode } from 'react';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import './client-frame.css';
import { ClientHeader } from './client-header.tsx';
import { ClientTabs } from './client-tabs.tsx';
import { CommandCentre } from './command-centre.tsx';
import messages from './messages.json' with { type: 'json' };
import { OfflineBanner } from './offline-banner.tsx';
import { RedirectNotice } from './redirect-notice.tsx';
import { SignedIn } from './signed-in.tsx';
import { usePlace } from './use-navigation.ts';
import { useText } from './use-text.ts';

/** What stands around every page of a client: header, the page itself and, on phones, tabs at the bottom. */
export function ClientFrame({ children }: { children: ReactNode }) {
  const text = useText(messages);
  const crumbs = usePlace().breadcrumbs.map(({ label, path }) => ({ label, href: path }));
  return (
    <SignedIn>
      <CommandCentre>
        <div className="client">
          <SkipLink label={text('skip')} />
          <ClientHeader />
          <OfflineBanner />
          <main id="main" className="client-main" tabIndex={-1}>
            {crumbs.length > 1 && <Breadcrumbs label={text('breadcrumbs')} crumbs={crumbs} />}
            <RedirectNotice />
            {children}
          </main>
          <ClientTabs />
        </div>
      </CommandCentre>
    </SignedIn>
  );
}
