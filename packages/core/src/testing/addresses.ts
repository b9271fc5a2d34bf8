import type { ParamKind } from '../navigation/route-pattern.ts';
import { routes } from '../navigation/route-table.ts';
import { type RouteName, routeNames } from '../navigation/routes.ts';

export const id = '0190a000-0000-7000-8000-00000000000f';
export const trainingId = '0190a000-0000-7000-8000-0000000000f0';

const samples = { uuid: id, token: 'a1B2c3', year: '2026', slug: 'kadry-i-place' } satisfies Record<ParamKind, string>;

/** One address of every route. */
export const addresses = Object.fromEntries(routeNames.map((name) => [name, addressOf(name)])) as Record<
  RouteName, // it has them all
  string
>;

function addressOf(name: RouteName): string {
  if (name === 'not-found') return '/nie/ma/takiej';
  return routes[name].path.replace(/\{(\w+):(\w+)\}/g, (_, param: string, kind: ParamKind) =>
    param === 'trainingId' ? trainingId : samples[kind],
  );
}
