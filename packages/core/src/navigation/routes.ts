import { type AppConfig, isEnabled, type ModuleName } from '../config/config.ts';
import type { Locale, Localized } from '../i18n/text.ts';
import { fill, matcher, type Params, type ParamsOf } from './route-pattern.ts';
import { type RouteLine, routes } from './route-table.ts';

type Routes = typeof routes;
export type RouteName = keyof Routes;

/** Modules that an office can switch on: of one that is not built yet, `enabled` is always false. */
type BuiltModule = {
  [M in ModuleName]: true extends AppConfig['modules'][M]['enabled'] ? M : never;
}[ModuleName];

/** The routes that some office can switch on, so that each needs a screen. */
export type BuiltRouteName = {
  [Name in RouteName]: Routes[Name] extends { module: infer M } ? (M extends BuiltModule ? Name : never) : Name;
}[RouteName];

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

/** The line of a route, typed as {@link RouteLine}. A `parent` that is no route does not compile here. */
export function lineOf(name: RouteName): RouteLine & { parent?: RouteName } {
  return routes[name];
}

/** A title of the table in one language, with the parameters of the path: "Limity podatkowe 2026". Throws where one is missing. */
export function localized(title: Localized, locale: Locale, params: Params = {}): string {
  return title[locale].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`"${title[locale]}" needs the parameter ${name}`);
    return value;
  });
}

/** Finds the route of a path, `not-found` where none fits. A slash at the end does not matter. */
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
