import { isVisible } from '@biuro/core/config/config.ts';
import { RegionBoundary } from '../app/region-boundary.tsx';
import { useMyCompanies } from '../app/use-companies.ts';
import { useConfig } from '../app/use-navigation.ts';
import { Page } from '../ui/page.tsx';
import { AccountCard } from './account-card.tsx';
import { ContactCard } from './contact-card.tsx';
import './home.css';
import { MyCompanies } from './my-companies.tsx';
import { useGreeting } from './use-greeting.ts';

/** The client's Pulpit. */
export function ClientHome() {
  const config = useConfig();
  // How many companies come first decides where the rest stands: it waits for them, so that nothing moves.
  const { isLoading } = useMyCompanies();
  return (
    <Page {...useGreeting()}>
      <div className="home-columns">
        <RegionBoundary>
          <MyCompanies />
        </RegionBoundary>
        {!isLoading && (
          <div className="home-aside">
            {isVisible(config, 'dashboard', 'contact') && <ContactCard />}
            {isVisible(config, 'dashboard', 'account') && <AccountCard />}
          </div>
        )}
      </div>
    </Page>
  );
}
