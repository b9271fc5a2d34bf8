import { isVisible } from '@biuro/core/config/config.ts';
import { useMyCompanies } from '../app/use-companies.ts';
import { useConfig } from '../app/use-navigation.ts';
import { useText } from '../app/use-text.ts';
import { Page } from '../ui/page.tsx';
import { useNow } from '../ui/use-now.ts';
import { AccountCard } from './account-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import './home.css';
import messages from './messages.json' with { type: 'json' };
import { MyCompanies } from './my-companies.tsx';

/** The client's Pulpit. */
export function ClientHome() {
  const text = useText(messages);
  const config = useConfig();
  const now = useNow(60_000);
  // How many companies come first decides where the rest stands: it waits for them, so that nothing moves.
  const { isLoading } = useMyCompanies();
  return (
    <Page title={text('greeting')} sentence={text('today', { now: new Date(now) })}>
      <div className="home-columns">
        <MyCompanies />
        {!isLoading && (
          <div className="home-aside">
            <ContactCard />
            <AccountCard />
          </div>
        )}
        {!isLoading && isVisible(config, 'dashboard', 'sessions') && <DevicesCard />}
      </div>
    </Page>
  );
}
