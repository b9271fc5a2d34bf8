import { pathOf } from '@biuro/core/navigation/routes.ts';
import { navigate } from 'wouter/use-browser-location';
import { useMyCompanies } from '#services/companies/use-companies.ts';
import { pageLocale } from '#services/i18n/locale.ts';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useRights, useUser } from '#services/session/use-session.ts';
import { CompaniesIcon, HomeIcon, type IconType, ProfileIcon } from '#ui/icons/icons.ts';
import type { CommandItem } from '#ui/overlay/command-dialog.tsx';
import { officePages } from '../frame/admin/office-pages.ts';
import { sectionsOf } from '../frame/admin/sections.ts';
import { useClientLinks } from '../frame/client/client-links.ts';

/** The pages that this person can go to from everywhere. */
export function usePlaces(): CommandItem[] {
  const { isAdmin } = useUser();
  const office = useOfficePlaces();
  const client = useClientPlaces(!isAdmin);
  return isAdmin ? office : client;
}

function useOfficePlaces(): CommandItem[] {
  const locale = pageLocale();
  const config = useConfig();
  const rights = useRights();
  const profile = pathOf('dashboard-users-profile');
  return [
    ...sectionsOf(config).map(({ label, href, icon, keys }) => place(label[locale], href, icon, keys)),
    ...officePages(config, rights).map(({ title, href, icon }) =>
      place(title[locale], href, href === profile ? ProfileIcon : icon),
    ),
  ];
}

function useClientPlaces(enabled: boolean): CommandItem[] {
  const t = useText(messages);
  const { data: companies = [] } = useMyCompanies(enabled);
  // The home has its keys, and each company its name.
  const links = useClientLinks(enabled).filter(({ exact }) => !exact);
  return [
    place(t('nav.home'), pathOf('home'), HomeIcon, 'g h'),
    ...links.map(({ label, href, icon }) => place(label, href, icon)),
    ...companies.map(({ id, name, vat_number }) => ({
      ...place(name, pathOf('companies-view', { id }), CompaniesIcon),
      detail: vat_number,
    })),
    place(t('profile'), pathOf('profile'), ProfileIcon),
  ];
}

function place(label: string, href: string, icon: IconType, keys?: string): CommandItem {
  return { id: href, label, icon, ...(keys && { keys }), run: () => navigate(href) };
}
