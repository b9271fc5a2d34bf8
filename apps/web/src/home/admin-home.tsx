import { isVisible, variantOf } from '@biuro/core/config/config.ts';
import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { RegionBoundary } from '../app/region-boundary.tsx';
import { useConfig } from '../app/use-navigation.ts';
import { useRight } from '../app/use-session.ts';
import { useText } from '../app/use-text.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { AddIcon } from '../ui/icons.ts';
import { Page } from '../ui/page.tsx';
import { AccountCard } from './account-card.tsx';
import { AdminFigures } from './admin-figures.tsx';
import './home.css';
import { InvitedCard } from './invited-card.tsx';
import messages from './messages.json' with { type: 'json' };
import { MyClientsCard } from './my-clients-card.tsx';
import { useGreeting } from './use-greeting.ts';

/** The office's Pulpit. */
export function AdminHome() {
  const text = useText(messages);
  const config = useConfig();
  const greeting = useGreeting();
  const add = useRight('companies:edit') && isOpen('dashboard-companies-new', config) && (
    <ButtonLink variant="primary" icon={AddIcon} href={pathOf('dashboard-companies-new')}>
      {text('companies.add')}
    </ButtonLink>
  );
  return (
    <Page {...greeting} actions={add}>
      {isVisible(config, 'dashboard', 'figures') && (
        <RegionBoundary>
          <AdminFigures variant={variantOf(config, 'dashboard', 'figures')} />
        </RegionBoundary>
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
