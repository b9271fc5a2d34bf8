import { navigate } from 'wouter/use-browser-location';
import { MenuIcon } from '#ui/icons/icons.ts';
import { CameraTab } from './camera-tab.tsx';
import { useClientLinks, useHandsOver } from './client-links.ts';
import './client-tabs.css';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { NavLink } from '../nav-link.tsx';
import { UserMenu } from '../user-menu.tsx';

/** Tabs before the camera. */
const MIDDLE = 2;

/** The sections as tabs at the bottom of phones and tablets. */
export function ClientTabs() {
  const t = useText(messages);
  const links = useClientLinks();
  const handsOver = useHandsOver();
  const tabs = links.filter(({ wide }) => !wide);
  const tab = ({ href, icon, label, exact, count }: (typeof tabs)[number]) => (
    <NavLink key={href} href={href} icon={icon} label={label} exact={exact} count={count} />
  );
  const ways = links
    .filter(({ wide }) => wide)
    .map(({ href, icon, label }) => ({ label, icon, run: () => navigate(href) }));
  return (
    <div className="client-tabs">
      <nav aria-label={t('navigation')}>
        {handsOver ? (
          <>
            {tabs.slice(0, MIDDLE).map(tab)}
            <CameraTab />
            {tabs.slice(MIDDLE).map(tab)}
          </>
        ) : (
          tabs.map(tab)
        )}
      </nav>
      <UserMenu label={t('user.more')} ways={ways}>
        <MenuIcon />
        {t('user.more')}
      </UserMenu>
    </div>
  );
}
