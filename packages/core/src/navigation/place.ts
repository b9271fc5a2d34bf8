import type { AppConfig } from '../config/config.ts';
import type { Text } from '../i18n/text.ts';
import type { Decision, RedirectReason } from './decide.ts';
import { fill, type Params } from './route-pattern.ts';
import type { MessageId } from './route-table.ts';
import { lineOf, type Route, type RouteName } from './routes.ts';

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
  /** Why the person is here and not where they wanted to be. */
  redirected: RedirectReason | null;
}

type Words = Text<Record<MessageId, never>>;

interface Furnishing {
  config: AppConfig;
  text: Words;
  redirected: RedirectReason | null;
  /** What the item of the page is called, once the page knows; until then its id stands for it. */
  item?: string;
}

export function placeOf(route: Route, { name }: Extract<Decision, { kind: 'show' }>, furnishing: Furnishing): Place {
  const { config, text, item, redirected } = furnishing;
  const line = lineOf(name);
  const title = (line.item && item) || text(line.title, route.params);
  return {
    ...route,
    name,
    title: `${title} | ${config.brand.product}`,
    breadcrumbs: line.access === 'public' ? [] : breadcrumbsOf(name, route.params, text, item),
    redirected,
  };
}

function breadcrumbsOf(name: RouteName, params: Params, text: Words, item?: string): Breadcrumb[] {
  const line = lineOf(name);
  const label = line.item ? (item ?? params[line.item] ?? '') : text(line.title, params);
  const before = line.parent ? breadcrumbsOf(line.parent, params, text, item) : [];
  return [...before, { label, path: fill(line.path, params) }];
}
