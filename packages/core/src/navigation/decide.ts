import type { AppConfig } from '../config/config.ts';
import { isOpen, lineOf, pathOf, type Route, type RouteName } from './routes.ts';
import { homeOf, landingOf, type Visitor } from './safe-redirect.ts';

export type RedirectReason = 'login-required' | 'admin-only' | 'client-only' | 'signed-in' | 'signed-out';

export type Decision = { kind: 'show'; name: RouteName } | { kind: 'redirect'; to: string; reason: RedirectReason };

/** Decides what a request for a page leads to: steps 2 to 5 of the navigation guard, in the order of the specification. */
export function decide(route: Route, user: Visitor, config: AppConfig): Decision {
  if (!isOpen(route.name, config)) return show('not-found');
  if (route.name === 'login' && user)
    return { kind: 'redirect', to: landingOf(route.search, user, config), reason: 'signed-in' };

  const { access } = lineOf(route.name);
  if (access === 'public') return show(route.name);
  if (!user) return redirect(pathOf('login'), route, 'login-required');
  if (access === 'admin' && !user.isAdmin) return redirect(homeOf(user, config), route, 'admin-only');
  if (access === 'client' && user.isAdmin) return redirect(homeOf(user, config), route, 'client-only');
  return show(route.name);
}

function show(name: RouteName): Decision {
  return { kind: 'show', name };
}

function redirect(to: string, from: Route, reason: RedirectReason): Decision {
  const address = (from.path + from.search).toWellFormed();
  return { kind: 'redirect', to: `${to}?redirect=${encodeURIComponent(address)}`, reason };
}
