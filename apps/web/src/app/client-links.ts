import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { CompaniesIcon, HomeIcon, type IconType } from '../ui/icons.ts';
import messages from './messages.json' with { type: 'json' };
import { useMyCompanies } from './use-companies.ts';
import { useConfig } from './use-navigation.ts';
import { useText } from './use-text.ts';

interface ClientLink {
  href: string;
  icon: IconType;
  label: string;
  exact?: boolean;
}

/** Sections of the client's area. A client with one company has it there; one with several finds them on the home page. */
export function useClientLinks(): ClientLink[] {
  const text = useText(messages);
  const config = useConfig();
  const { data: companies = [] } = useMyCompanies();
  const [company] = companies;
  const home = { href: pathOf('home'), icon: HomeIcon, label: text('nav.home'), exact: true };
  if (!company || companies.length > 1 || !isOpen('companies-view', config)) return [home];
  return [
    home,
    { href: pathOf('companies-view', { id: company.id }), icon: CompaniesIcon, label: text('nav.company') },
  ];
}
