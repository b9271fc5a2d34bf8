import type { AppConfig } from '@biuro/core/config/config.ts';
import type { routes } from '@biuro/core/navigation/route-table.ts';
import { isOpen, pathOf, type RouteName } from '@biuro/core/navigation/routes.ts';
import type messages from '#services/i18n/messages.json';
import {
  CompaniesIcon,
  DeclarationsIcon,
  DocumentsIcon,
  EmployeesIcon,
  HomeIcon,
  type IconType,
  InboxIcon,
  LimitsIcon,
  MessagesIcon,
  PricelistIcon,
  RecurringIcon,
  ReportsIcon,
  SettingsIcon,
  SurveysIcon,
  TasksIcon,
  TimerIcon,
  TrainingsIcon,
  UsersIcon,
  WalletIcon,
} from '#ui/icons/icons.ts';

type MessageId = keyof typeof messages;

/** A section of the office's area, as menu, palette and shortcuts show it. */
export interface Section {
  route: RouteName;
  href: string;
  label: MessageId;
  icon: IconType;
  /** Pressed one after another they lead there: `g c`. */
  keys?: string;
}

export interface SectionGroup {
  title: MessageId;
  sections: Section[];
}

export const home: Section = {
  route: 'dashboard',
  href: pathOf('dashboard'),
  label: 'nav.home',
  icon: HomeIcon,
  keys: 'g h',
};

/** Every section that an office may have. A new one is a line here, beside its line in the route table. */
const groups: SectionGroup[] = [
  {
    title: 'nav.clients',
    sections: [
      section('dashboard-companies', 'nav.companies', CompaniesIcon, 'g c'),
      section('dashboard-users', 'nav.users', UsersIcon, 'g u'),
      section('dashboard-tickets', 'nav.tickets', InboxIcon, 'g s'),
      section('dashboard-messages', 'nav.messages', MessagesIcon, 'g w'),
    ],
  },
  {
    title: 'nav.work',
    sections: [
      section('dashboard-tasks', 'nav.tasks', TasksIcon, 'g z'),
      section('dashboard-liabilities', 'nav.liabilities', WalletIcon, 'g p'),
      section('dashboard-declarations', 'nav.declarations', DeclarationsIcon, 'g j'),
      section('dashboard-staff-reports', 'nav.staff-reports', EmployeesIcon),
      section('dashboard-recurring-tasks', 'nav.recurring-tasks', RecurringIcon),
      section('dashboard-documents', 'nav.documents', DocumentsIcon, 'g d'),
      section('dashboard-uptimes', 'nav.uptimes', TimerIcon, 'g t'),
      section('dashboard-reports', 'nav.reports', ReportsIcon, 'g r'),
    ],
  },
  {
    title: 'nav.knowledge',
    sections: [
      section('dashboard-surveys', 'nav.surveys', SurveysIcon),
      section('dashboard-trainings-categories', 'nav.trainings', TrainingsIcon),
    ],
  },
  {
    title: 'nav.office',
    sections: [
      section('dashboard-pricelist', 'nav.pricelist', PricelistIcon),
      {
        route: 'dashboard-limits',
        href: pathOf('dashboard-limits', { year: String(new Date().getFullYear()) }),
        label: 'nav.limits',
        icon: LimitsIcon,
      },
      section('dashboard-settings', 'nav.settings', SettingsIcon),
    ],
  },
];

/** The groups with the sections that this office has; a group without any is left out. */
export function sectionGroups(config: AppConfig): SectionGroup[] {
  return groups
    .map(({ title, sections }) => ({ title, sections: sections.filter(({ route }) => isOpen(route, config)) }))
    .filter(({ sections }) => sections.length > 0);
}

/** Home and all sections of this office in one row. */
export function sectionsOf(config: AppConfig): Section[] {
  const homes = isOpen(home.route, config) ? [home] : [];
  return [...homes, ...sectionGroups(config).flatMap(({ sections }) => sections)];
}

/** Routes whose path needs no parameter. */
type PlainRoute = {
  [Name in RouteName]: (typeof routes)[Name]['path'] extends '*' | `${string}{${string}` ? never : Name;
}[RouteName];

function section(route: PlainRoute, label: MessageId, icon: IconType, keys?: string): Section {
  return { route, href: pathOf(route), label, icon, ...(keys && { keys }) };
}
