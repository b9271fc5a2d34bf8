import { isVisible, variantOf } from '@biuro/core/config/config.ts';
import { isOpen } from '@biuro/core/navigation/routes.ts';
import type { ReactNode } from 'react';
import { RegionBoundary } from '../app/region-boundary.tsx';
import { useConfig } from '../app/use-navigation.ts';
import { Page } from '../ui/page.tsx';
import { AccountCard } from './account-card.tsx';
import { AdminFigures } from './admin-figures.tsx';
import './home.css';
import { InvitedCard } from './invited-card.tsx';
import { MyClientsCard } from './my-clients-card.tsx';
import { useGreeting } from './use-greeting.ts';
import { useOfficeFigures } from './use-office-figures.ts';

/** The Pulpit of an office that keeps companies and people here, and no settlements. */
export function PeopleHome({ actions }: { actions: ReactNode }) {
  const config = useConfig();
  const figures = useOfficeFigures();
  return (
    <Page {...useGreeting()} actions={actions}>
      {isVisible(config, 'dashboard', 'figures') && (
        <AdminFigures figures={figures} variant={variantOf(config, 'dashboard', 'figures')} />
      )}
      <div className="home-columns">
        {isOpen('dashboard-companies', config) && (
          <RegionBoundary>
            <MyClientsCard />
          </RegionBoundary>
        )}
        <div className="home-aside">
          {isOpen('dashboard-users', config) && (
            <RegionBoundary>
              <InvitedCard />
            </RegionBoundary>
          )}
          {isVisible(config, 'dashboard', 'account') && <AccountCard />}
        </div>
      </div>
    </Page>
  );
}
