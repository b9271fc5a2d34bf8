import { configOf } from '@biuro/core/navigation/navigation-selectors.ts';
import { isOpen, lineOf, type RouteName, routeNames } from '@biuro/core/navigation/routes.ts';
import type { Stage } from './stage.ts';

/** What stands in an address for `{id:uuid}` and its like: of the right form, and nothing that exists. */
const samples: Record<string, string> = {
  uuid: '0190a000-0000-7000-8000-00000000000f',
  token: 'a1B2c3',
  year: '2026',
  slug: 'kadry-i-place',
};

/** Every page of the portal, for `each: routes`; `open` once a navigation chart knows what the office shows. */
export function routesOfPortal(stage: Stage, by: string | undefined) {
  const config = configOf(stage.actor(by).portal.navigation.getSnapshot());
  return routeNames.map((name) => ({
    name,
    access: lineOf(name).access,
    module: lineOf(name).module ?? null,
    address: addressOf(name),
    open: config !== null && isOpen(name, config),
  }));
}

function addressOf(name: RouteName): string {
  const { path } = lineOf(name);
  if (path === '*') return '/nie/ma/takiej';
  return path.replace(/\{\w+:(\w+)\}/g, (_, kind: string) => samples[kind] ?? kind);
}
