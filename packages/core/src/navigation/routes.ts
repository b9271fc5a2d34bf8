import { type AppConfig, isEnabled, type ModuleName } from '../config/config.ts';
import type messages from '../i18n/messages.json';
import { fill, matcher, type Params, type ParamsOf } from './route-pattern.ts';

export type MessageId = keyof typeof messages;
export type Access = 'public' | 'client' | 'admin';

interface RouteLine {
  path: `/${string}` | '*';
  access: Access;
  title: MessageId;
  /** The route does not exist where this module is off. */
  module?: ModuleName;
  /** The route exists only in this mode of the server. */
  mode?: AppConfig['mode'];
  /** The route before this one in the breadcrumbs. */
  parent?: string;
  /** The parameter that names this page in the breadcrumbs, where the title does not. */
  item?: string;
}

/** Every page of the portal. The first line that fits a path wins, so literal paths stand before parameters. */
export const routes = {
  login: { path: '/login', access: 'public', title: 'title.login' },

  dashboard: { path: '/dashboard', access: 'admin', module: 'dashboard', title: 'title.dashboard' },
  'dashboard-companies': {
    path: '/dashboard/companies',
    access: 'admin',
    module: 'company',
    title: 'title.companies',
    parent: 'dashboard',
  },
  'dashboard-companies-new': {
    path: '/dashboard/companies/new',
    access: 'admin',
    module: 'company',
    title: 'title.companies-new',
    parent: 'dashboard-companies',
  },
  'dashboard-companies-view': {
    path: '/dashboard/companies/{id:uuid}',
    access: 'admin',
    module: 'company',
    title: 'title.companies-view',
    parent: 'dashboard-companies',
    item: 'id',
  },
  'dashboard-companies-edit': {
    path: '/dashboard/companies/{id:uuid}/edit',
    access: 'admin',
    module: 'company',
    title: 'title.companies-edit',
    parent: 'dashboard-companies-view',
  },

  home: { path: '/', access: 'client', title: 'title.dashboard' },
  'companies-view': {
    path: '/companies/{id:uuid}',
    access: 'client',
    module: 'company',
    title: 'title.companies-view',
    parent: 'home',
    item: 'id',
  },

  'dev-outbox': { path: '/dev/outbox', access: 'public', mode: 'demo', title: 'title.dev-outbox' },
  'not-found': { path: '*', access: 'public', title: 'title.not-found' },
} as const satisfies Record<string, RouteLine>;

export type RouteName = keyof typeof routes;

/** A path as the table reads it. */
export interface Route {
  name: RouteName;
  params: Params;
  path: string;
  /** The query with its question mark, or nothing. */
  search: string;
}

export const routeNames = Object.keys(routes).filter((name): name is RouteName => name in routes);

const matchers = routeNames.map((name) => ({
  name,
  match: name === 'not-found' ? () => ({}) : matcher(routes[name].path),
}));

/** A line with all that it may say. A `parent` that is no route does not compile here. */
export function lineOf(name: RouteName): RouteLine & { parent?: RouteName } {
  return routes[name];
}

/** Reads a path. What no line fits is `not-found`; a slash at the end does not matter. */
export function match(path: string, search = ''): Route {
  const real = path.replace(/(?<=.)\/+$/, '');
  for (const { name, match: fit } of matchers) {
    const params = fit(real);
    if (params) return { name, params, path: real, search: search.replace(/^(?=[^?])/, '?') };
  }
  throw new Error('The last line of the table fits everything');
}

type PathName = Exclude<RouteName, 'not-found'>;
type ParamsFor<Name extends PathName> = ParamsOf<(typeof routes)[Name]['path']>;
type Given<Name extends PathName> = keyof ParamsFor<Name> extends never ? [] : [params: ParamsFor<Name>];

/** The path of a page: `pathOf('companies-view', { id })`. Throws where a parameter does not fit. */
export function pathOf<Name extends PathName>(name: Name, ...given: Given<Name>): string {
  const [params = {}]: Params[] = given;
  return fill(routes[name].path, params);
}

/** Whether this office has the page at all. */
export function isOpen(name: RouteName, config: AppConfig): boolean {
  const { module, mode } = lineOf(name);
  return (module === undefined || isEnabled(config, module)) && (mode === undefined || mode === config.mode);
}
