import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Link } from 'wouter';
import { useClientCompany } from '#services/companies/client-company.ts';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useUser } from '#services/session/use-session.ts';
import { Logo } from '#ui/layout/logo.tsx';
import { Avatar } from '#ui/record/avatar.tsx';
import { CommandButton } from '../../palette/command-button.tsx';
import { Brand } from '../brand.tsx';
import { NavLink } from '../nav-link.tsx';
import { UserMenu } from '../user-menu.tsx';
import { useClientLinks } from './client-links.ts';
import { ClientSwitch } from './client-switch.tsx';

/** The chosen company and, on wider screens, the sections. */
export function ClientHeader() {
  const t = useText(messages);
  const { first_name, last_name } = useUser();
  return (
    <header className="client-header">
      <div className="client-bar">
        <ClientBrand />
        <nav className="client-nav" aria-label={t('navigation')}>
          {useClientLinks().map(({ href, icon, label, exact, count }) => (
            <NavLink key={href} href={href} icon={icon} label={label} exact={exact} count={count} />
          ))}
        </nav>
        <CommandButton />
        <div className="client-user">
          <UserMenu>
            <Avatar name={`${first_name} ${last_name}`} />
          </UserMenu>
        </div>
      </div>
    </header>
  );
}

/** With one company its name and the office's; with several a menu to choose one. */
function ClientBrand() {
  const { brand } = useConfig();
  const { company, companies } = useClientCompany();
  const home = pathOf('home');
  if (companies.length > 1)
    return (
      <div className="client-brand">
        <Link href={home} className="brand" aria-label={brand.office}>
          <Logo />
        </Link>
        <ClientSwitch />
      </div>
    );
  // While the company is loading, an empty second line keeps the height.
  return <Brand href={home} name={company?.name ?? brand.office} detail={company ? brand.office : '\u00A0'} />;
}
