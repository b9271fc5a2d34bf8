import { isVisible, variantOf } from '@biuro/core/config/config.ts';
import { isOpen } from '@biuro/core/navigation/routes.ts';
import type { ReactNode } from 'react';
import { RegionBoundary } from '#services/navigation/region-boundary.tsx';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { Page } from '#ui/layout/page.tsx';
import { AccountCard } from '../client/account-card.tsx';
import { AdminFigures } from './figures.tsx';
import '../home.css';
import { useGreeting } from '../use-greeting.ts';
import { InvitedCard } from './invited-card.tsx';
import { MyClientsCard } from './my-clients-card.tsx';
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
