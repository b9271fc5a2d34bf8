import { isVisible } from '@biuro/core/config/config.ts';
import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { useConfig } from '../app/use-navigation.ts';
import { useText } from '../app/use-text.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { AddIcon } from '../ui/icons.ts';
import { Page } from '../ui/page.tsx';
import { useNow } from '../ui/use-now.ts';
import { AccountCard } from './account-card.tsx';
import { AdminFigures } from './admin-figures.tsx';
import { DevicesCard } from './devices-card.tsx';
import './home.css';
import messages from './messages.json' with { type: 'json' };

/** The office's Pulpit. */
export function AdminHome() {
  const text = useText(messages);
  const config = useConfig();
  const now = useNow(60_000);
  const add = isOpen('dashboard-companies-new', config) && (
    <ButtonLink variant="primary" icon={AddIcon} href={pathOf('dashboard-companies-new')}>
      {text('companies.add')}
    </ButtonLink>
  );
  return (
    <Page title={text('greeting')} sentence={text('today', { now: new Date(now) })} actions={add}>
      <AdminFigures />
      <div className="home-columns">
        <div className="home-aside">
          <AccountCard />
        </div>
        {isVisible(config, 'dashboard', 'sessions') && <DevicesCard />}
      </div>
    </Page>
  );
}
