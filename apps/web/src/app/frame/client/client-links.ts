import { isEnabled } from '@biuro/core/config/config.ts';
import { isOpen, pathOf } from '@biuro/core/navigation/routes.ts';
import { useClientCompany } from '#services/companies/client-company.ts';
import { useOpenPayments } from '#services/companies/open-payments.ts';
import type { ClientSection } from '#services/feature/feature.ts';
import { sectionIcons } from '#services/feature/section-icons.ts';
import { pageLocale } from '#services/i18n/locale.ts';
import messages from '#services/i18n/messages.json' with { type: 'json' };
import { useText } from '#services/i18n/use-text.ts';
import { useConfig, usePlace } from '#services/navigation/use-navigation.ts';
import { useUser } from '#services/session/use-session.ts';
import { HomeIcon, type IconType } from '#ui/icons/icons.ts';
import { features } from '../../features.ts';

interface ClientLink {
  href: string;
  icon: IconType;
  label: string;
  exact: boolean;
  /** How many things wait there, and the same in words. */
  count?: { number: number; words: string };
  /** Not among the tabs of a phone, which hold three or four. */
  wide: boolean;
}

/** How many sections have a tab on a phone, the home among them; a camera takes the place of one. */
const TABS = 4;

/** Whether the person hands documents over, so that a camera stands in the middle of the tabs. */
export function useHandsOver(): boolean {
  const config = useConfig();
  const { companyId, role } = useClientCompany();
  return companyId !== undefined && role !== 'viewer' && isOpen('documents', config);
}

const sections = features
  .flatMap(({ clientSections = [] }) => clientSections)
  .toSorted((one, other) => one.place - other.place);

/** Sections of the client's area that the office has and that the person may see in the chosen company. `wanted` is false for people of the office. */
export function useClientLinks(wanted = true): ClientLink[] {
  const t = useText(messages);
  const config = useConfig();
  const { companyId, role } = useClientCompany(wanted);
  const { companies: own } = useUser();
  const tabs = useHandsOver() ? TABS - 1 : TABS;
  // Of several, the chosen one is known with their names; the sections stand where they are meanwhile.
  const id = companyId ?? own[0]?.id;
  const payments = useOpenPayments(wanted);
  const home = { href: pathOf('home'), icon: HomeIcon, label: t('nav.home'), exact: true, wide: false };
  if (id === undefined || !isEnabled(config, 'company')) return [home];
  const links = sections
    .filter(({ route, seenBy }) => isOpen(route, config) && (seenBy?.(role) ?? true))
    .map(({ route, label, icon, counts, exact = false }, place) => ({
      href: hrefOf(route, id),
      icon: sectionIcons[icon],
      label: label[pageLocale()],
      exact,
      ...(counts && payments && { count: { number: payments, words: t('nav.payments', { count: payments }) } }),
      wide: place + 1 >= tabs,
    }));
  return [home, ...links];
}

function hrefOf(route: ClientSection['route'], id: string): string {
  return route === 'companies-view' || route === 'companies-employees' ? pathOf(route, { id }) : pathOf(route);
}

/** The path of the present section in another company: a page of one record has nothing to show there, its section has. */
export function useSectionOf(): (companyId: string) => string {
  const { company, role: ownRole } = useClientCompany();
  const { companies } = useUser();
  const { path, breadcrumbs } = usePlace();
  const above = [path, ...breadcrumbs.map((crumb) => crumb.path)];
  const here = company && sections.find(({ route }) => above.includes(hrefOf(route, company.id)));
  return (id) => {
    const role = companies.find((one) => one.id === id)?.role ?? ownRole;
    return here && (here.seenBy?.(role) ?? true) ? hrefOf(here.route, id) : pathOf('home');
  };
}
