import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { useClientCompany } from '#services/companies/client-company.ts';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { CompaniesIcon, EmployeesIcon, HomeIcon, type IconType, TasksIcon, WalletIcon } from '#ui/icons/icons.ts';

type MessageId = keyof typeof messages;

interface ClientLink {
  href: string;
  icon: IconType;
  label: string;
  exact: boolean;
  /** Not among the tabs of a phone, which hold four. */
  wide: boolean;
}

/** Sections of the client's area, as far as the office has them and the person may see them in the chosen company. People of the office need none. */
export function useClientLinks(wanted = true): ClientLink[] {
  const text = useText(messages);
  const config = useConfig();
  const { company, role } = useClientCompany(wanted);
  const link = (label: MessageId, icon: IconType, href: string) => ({
    href,
    icon,
    label: text(label),
    exact: false,
    wide: false,
  });
  const home = { ...link('nav.home', HomeIcon, pathOf('home')), exact: true };
  if (!company) return [home];
  const { id } = company;
  const seesMoney = role !== 'employee';
  const speaksForStaff = role === 'representative' || role === 'authorised';
  const links = [home];
  if (seesMoney && isOpen('tasks', config)) links.push(link('nav.settlements', TasksIcon, pathOf('tasks')));
  if (seesMoney && isOpen('liabilities', config)) links.push(link('nav.payments', WalletIcon, pathOf('liabilities')));
  if (speaksForStaff && isOpen('companies-employees', config))
    links.push(link('nav.employees', EmployeesIcon, pathOf('companies-employees', { id })));
  if (isOpen('companies-view', config)) {
    const own = link('nav.company', CompaniesIcon, pathOf('companies-view', { id }));
    links.push({ ...own, exact: true, wide: links.length > 3 });
  }
  return links;
}
