import { pathOf } from '@biuro/core/navigation/routes.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Brand } from './brand.tsx';
import { useClientLinks } from './client-links.ts';
import { CommandButton } from './command-button.tsx';
import messages from './messages.json' with { type: 'json' };
import { NavLink } from './nav-link.tsx';
import { useMyCompanies } from './use-companies.ts';
import { useConfig } from './use-navigation.ts';
import { useUser } from './use-session.ts';
import { useText } from './use-text.ts';
import { UserMenu } from './user-menu.tsx';

/** The client's company, or the office for a client with several, and on wider screens the way to the sections. */
export function ClientHeader() {
  const text = useText(messages);
  const { brand } = useConfig();
  const { first_name, last_name } = useUser();
  const { data: companies = [] } = useMyCompanies();
  const [company] = companies;
  const one = companies.length === 1 ? company : undefined;
  // While they are on their way an empty second line keeps the place.
  const many = companies.length > 1 ? text('nav.count', { count: companies.length }) : '\u00A0';
  return (
    <header className="client-header">
      <div className="client-bar">
        <Brand href={pathOf('home')} name={one?.name ?? brand.office} detail={one ? brand.office : many} />
        <nav className="client-nav" aria-label={text('navigation')}>
          {useClientLinks().map((link) => (
            <NavLink key={link.href} {...link} />
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
