import type { AppConfig } from '@biuro/core/config/config.ts';
import type { Localized } from '@biuro/core/i18n/text.ts';
import { isOpen, pathOf, type RouteName } from '@biuro/core/navigation/routes.ts';
import type { Section as Registered } from '#services/feature/feature.ts';
import { officeSectionIcons } from '#services/feature/office-section-icons.ts';
import type { IconType } from '#ui/icons/icons.ts';
import { features } from '../../features.ts';

type GroupTitle = Exclude<Registered['group'], 'home'>;

/** A section of the office's area, as menu, palette and shortcuts show it. */
export interface Section {
  route: RouteName;
  href: string;
  label: Localized;
  icon: IconType;
  /** Pressed one after another they lead there: `g c`. */
  keys?: string;
}

export interface SectionGroup {
  title: GroupTitle;
  sections: Section[];
}

const titles: GroupTitle[] = ['nav.clients', 'nav.work', 'nav.knowledge', 'nav.office'];

/** Sections of modules that are not built yet. When a module is built, its line moves to the feature's `feature.ts`. */
const planned: Registered[] = [
  {
    route: 'dashboard-tickets',
    group: 'nav.clients',
    label: { pl: 'Sprawy', en: 'Cases' },
    icon: 'InboxIcon',
    keys: 'g s',
  },
  {
    route: 'dashboard-messages',
    group: 'nav.clients',
    label: { pl: 'Wiadomości', en: 'Messages' },
    icon: 'MessagesIcon',
    keys: 'g w',
  },
  {
    route: 'dashboard-recurring-tasks',
    group: 'nav.work',
    label: { pl: 'Zadania cykliczne', en: 'Recurring tasks' },
    icon: 'RecurringIcon',
  },
  { route: 'dashboard-surveys', group: 'nav.knowledge', label: { pl: 'Ankiety', en: 'Surveys' }, icon: 'SurveysIcon' },
  {
    route: 'dashboard-trainings-categories',
    group: 'nav.knowledge',
    label: { pl: 'Szkolenia', en: 'Trainings' },
    icon: 'TrainingsIcon',
  },
  {
    route: 'dashboard-pricelist',
    group: 'nav.office',
    label: { pl: 'Cennik', en: 'Price list' },
    icon: 'PricelistIcon',
  },
  {
    route: 'dashboard-settings',
    group: 'nav.office',
    label: { pl: 'Ustawienia', en: 'Settings' },
    icon: 'SettingsIcon',
  },
];

const limits: Section = {
  route: 'dashboard-limits',
  href: pathOf('dashboard-limits', { year: String(new Date().getFullYear()) }),
  label: { pl: 'Limity podatkowe', en: 'Tax limits' },
  icon: officeSectionIcons.LimitsIcon,
};

const registered = [...features.flatMap(({ sections = [] }) => sections), ...planned];

/** The home stands above all groups. */
export const homes: Section[] = sectionsIn('home');

const groups: SectionGroup[] = titles.map((title) => ({
  title,
  sections: title === 'nav.office' ? [...sectionsIn(title), limits] : sectionsIn(title),
}));

/** The groups with the sections that this office has; a group without any is left out. */
export function sectionGroups(config: AppConfig): SectionGroup[] {
  return groups
    .map(({ title, sections }) => ({ title, sections: sections.filter(({ route }) => isOpen(route, config)) }))
    .filter(({ sections }) => sections.length > 0);
}

/** Home and all sections of this office in one row. */
export function sectionsOf(config: AppConfig): Section[] {
  return [
    ...homes.filter(({ route }) => isOpen(route, config)),
    ...sectionGroups(config).flatMap(({ sections }) => sections),
  ];
}

/** The path of each section that has a pair of keys: `g c` opens the companies. */
export function placesByKeys(config: AppConfig): Map<string, string> {
  return new Map(sectionsOf(config).flatMap(({ keys, href }) => (keys ? [[keys, href]] : [])));
}

function sectionsIn(wanted: Registered['group']): Section[] {
  return registered
    .filter(({ group }) => group === wanted)
    .map(({ route, label, icon, keys }) => ({
      route,
      href: pathOf(route),
      label,
      icon: officeSectionIcons[icon],
      ...(keys && { keys }),
    }));
}
