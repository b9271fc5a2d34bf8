import { navigate } from 'wouter/use-browser-location';
import { MenuIcon } from '#ui/icons/icons.ts';
import { useClientLinks } from './client-links.ts';
import './client-tabs.css';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { NavLink } from '../nav-link.tsx';
import { UserMenu } from '../user-menu.tsx';

/** The sections as tabs at the bottom of phones and tablets. */
export function ClientTabs() {
  const t = useText(messages);
  const links = useClientLinks();
  const ways = links
    .filter(({ wide }) => wide)
    .map(({ href, icon, label }) => ({ label, icon, run: () => navigate(href) }));
  return (
    <div className="client-tabs">
      <nav aria-label={t('navigation')}>
        {links
          .filter(({ wide }) => !wide)
          .map(({ href, icon, label, exact }) => (
            <NavLink key={href} href={href} icon={icon} label={label} exact={exact} />
          ))}
      </nav>
      <UserMenu label={t('user.more')} ways={ways}>
        <MenuIcon />
        {t('user.more')}
      </UserMenu>
    </div>
  );
}
