import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { useClientCompany } from '#services/companies/client-company.ts';
import type { ClientSection } from '#services/feature/feature.ts';
import { sectionIcons } from '#services/feature/section-icons.ts';
import { pageLocale } from '#services/i18n/locale.ts';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { HomeIcon, type IconType } from '#ui/icons/icons.ts';
import { features } from '../../features.ts';

interface ClientLink {
  href: string;
  icon: IconType;
  label: string;
  exact: boolean;
  /** Not among the tabs of a phone, which hold four. */
  wide: boolean;
}

/** How many sections have a tab on a phone, the home among them. */
const TABS = 4;

const sections = features
  .flatMap(({ clientSections = [] }) => clientSections)
  .toSorted((one, other) => one.place - other.place);

/** Sections of the client's area that the office has and that the person may see in the chosen company. `wanted` is false for people of the office. */
export function useClientLinks(wanted = true): ClientLink[] {
  const t = useText(messages);
  const config = useConfig();
  const { company, role } = useClientCompany(wanted);
  const home = { href: pathOf('home'), icon: HomeIcon, label: t('nav.home'), exact: true, wide: false };
  if (!company) return [home];
  const links = sections
    .filter(({ route, seenBy }) => isOpen(route, config) && (seenBy?.(role) ?? true))
    .map(({ route, label, icon, exact = false }, place) => ({
      href: hrefOf(route, company.id),
      icon: sectionIcons[icon],
      label: label[pageLocale()],
      exact,
      wide: place + 1 >= TABS,
    }));
  return [home, ...links];
}

function hrefOf(route: ClientSection['route'], id: string): string {
  return route === 'companies-view' || route === 'companies-employees' ? pathOf(route, { id }) : pathOf(route);
}
