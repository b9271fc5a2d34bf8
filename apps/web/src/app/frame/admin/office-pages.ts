import type { AppConfig } from '@biuro/core/config/config.ts';
import type { Localized } from '@biuro/core/i18n/text.ts';
import { type Right, routes } from '@biuro/core/navigation/route-table.ts';
import { isOpen, lineOf, type RouteName, routeNames } from '@biuro/core/navigation/routes.ts';
import { HomeIcon, type IconType } from '#ui/icons/icons.ts';
import { type Section, sectionsOf } from './sections.ts';

interface OfficePage {
  route: RouteName;
  href: string;
  title: Localized;
  /** That of the section to which the page belongs. */
  icon: IconType;
}

/** Pages of the office that are not a section, have no parameter in their path, and are open to people with these rights. */
export function officePages(config: AppConfig, rights: readonly Right[]): OfficePage[] {
  const sections = sectionsOf(config);
  const isSection = (name: RouteName) => sections.some(({ route }) => route === name);
  return routeNames
    .filter((name) => isPlain(name) && isOpen(name, config) && !isSection(name))
    .filter((name) => mayOpen(name, rights))
    .map((name) => ({
      route: name,
      href: routes[name].path,
      title: lineOf(name).title,
      icon: sectionAbove(name, sections)?.icon ?? HomeIcon,
    }));
}

const isPlain = (name: RouteName) => lineOf(name).access === 'admin' && !lineOf(name).path.includes('{');

function mayOpen(name: RouteName, rights: readonly Right[]): boolean {
  const { right } = lineOf(name);
  return right === undefined || rights.includes(right);
}

function sectionAbove(name: RouteName, sections: Section[]): Section | undefined {
  const { parent } = lineOf(name);
  if (!parent) return undefined;
  return sections.find(({ route }) => route === parent) ?? sectionAbove(parent, sections);
}
