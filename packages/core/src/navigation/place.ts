import type { AppConfig } from '../config/config.ts';
import type { Locale } from '../i18n/text.ts';
import type { Decision, RedirectReason } from './decide.ts';
import { fill, type Params } from './route-pattern.ts';
import { isOpen, lineOf, localized, type Route, type RouteName } from './routes.ts';

export interface Breadcrumb {
  label: string;
  path: string;
}

/** The page to render. */
export interface Place {
  name: RouteName;
  params: Params;
  path: string;
  /** The query with its question mark, or nothing. */
  search: string;
  /** For the document: `Firmy | Biuro`. */
  title: string;
  /** From Pulpit over the section to the page itself; none on pages outside the two areas. */
  breadcrumbs: Breadcrumb[];
  /** Why the person was redirected here. */
  redirected: RedirectReason | null;
}

interface PlaceOptions {
  config: AppConfig;
  locale: Locale;
  redirected: RedirectReason | null;
  /** The name of the record that the page shows, once the page has loaded it; until then its kind is shown. Null where there is none. */
  item?: string | null;
}

export function placeOf(route: Route, { name }: Extract<Decision, { kind: 'show' }>, options: PlaceOptions): Place {
  const { config, locale, redirected } = options;
  const { title } = lineOf(options.item === null ? 'not-found' : name);
  const item = options.item === null ? localized(title, locale) : options.item;
  const breadcrumbs = lineOf(name).access === 'public' ? [] : breadcrumbsOf(name, route.params, { ...options, item });
  const heading = (showsItem(name) && item) || localized(title, locale, route.params);
  return { ...route, name, title: `${heading} | ${config.brand.product}`, breadcrumbs, redirected };
}

/** The record names the last page about it; the pages above are about other things. Pages that the office lacks are left out. */
function breadcrumbsOf(name: RouteName, params: Params, { item, ...options }: PlaceOptions): Breadcrumb[] {
  const { path, title, crumb = title, parent, item: param } = lineOf(name);
  const label = (param && item) || localized(crumb, options.locale, params);
  const above = param ? options : { ...options, item };
  const before = parent ? breadcrumbsOf(parent, params, above) : [];
  return isOpen(name, options.config) ? [...before, { label, path: fill(path, params) }] : before;
}

/** Whether the page shows the record itself, not an action on it: `/users/{id}`, but not `/users/{id}/edit`. */
function showsItem(name: RouteName): boolean {
  const { item, path } = lineOf(name);
  return item !== undefined && path.endsWith('}');
}
