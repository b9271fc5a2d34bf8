import { configOf } from '@biuro/core/navigation/navigation-selectors.ts';
import { isOpen, lineOf, type RouteName, routeNames } from '@biuro/core/navigation/routes.ts';
import type { RunningScenario } from './running-scenario.ts';

/** Values for `{id:uuid}` and the like: valid, but of no record. */
const samples: Record<string, string> = {
  uuid: '0190a000-0000-7000-8000-00000000000f',
  token: 'a1B2c3',
  year: '2026',
  slug: 'kadry-i-place',
};

/** Every route of the portal, for `each: routes`. `open` is known once the navigation chart has loaded the office's modules. */
export function routesOfPortal(running: RunningScenario, by: string | undefined) {
  const config = configOf(running.actor(by).portal.navigation.getSnapshot());
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
