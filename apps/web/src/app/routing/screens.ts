import { lineOf, match, type RouteName } from '@biuro/core/navigation/routes.ts';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { lazyPart } from '#services/feature/lazy-part.ts';
import { usePerson } from '#services/session/use-session.ts';
import { features } from '../features.ts';
import { slots } from './slots.ts';

export interface Screen {
  Page: ComponentType;
  /** The frame around the page, with the navigation of its area. */
  Frame: ComponentType<{ children: ReactNode }> | null;
  /** Loads the code of frame, page and slots in parallel. It never rejects: code that failed to load fails again when it is drawn. */
  preload: () => Promise<unknown>;
}

const frames = {
  admin: lazyPart(() => import('../frame/admin/admin-frame.tsx').then(({ AdminFrame }) => AdminFrame)),
  client: lazyPart(() => import('../frame/client/client-frame.tsx').then(({ ClientFrame }) => ClientFrame)),
};

/** A person who is signed in keeps the navigation of their area. */
function OwnFrame({ children }: { children: ReactNode }) {
  const user = usePerson();
  return user ? createElement(frames[user.isAdmin ? 'admin' : 'client'].Part, null, children) : children;
}

const notFound: Screen = {
  ...screen('not-found', () => import('./not-found.tsx').then(({ NotFound }) => NotFound)),
  Frame: OwnFrame,
};

/** The page of every route that an office can open. Its code is loaded when the route is first opened. */
const screens = new Map<RouteName, Screen>();
for (const feature of features) {
  // `Object.entries` forgets which strings the keys are.
  const entries = Object.entries(feature.screens) as [RouteName, () => Promise<ComponentType>][];
  for (const [name, load] of entries) screens.set(name, screen(name, load));
}

/** The page that the guard will probably show first. */
export function firstScreen(isSignedIn: boolean): Screen {
  const { name } = match(location.pathname);
  return screenOf(isSignedIn || lineOf(name).access === 'public' ? name : 'login');
}

/** Falls back to `not-found` for a route that has no page. */
export function screenOf(name: RouteName): Screen {
  return screens.get(name) ?? notFound;
}

function screen(name: RouteName, load: () => Promise<ComponentType>): Screen {
  const page = lazyPart(load);
  const { access } = lineOf(name);
  const frame = access === 'public' ? null : frames[access];
  const preload = () => Promise.all([frame?.preload(), page.preload(), ...partsOf(name).map((part) => part.preload())]);
  return { Page: page.Part, Frame: frame?.Part ?? null, preload };
}

/** What other features draw in the page of this route. */
function partsOf(name: RouteName): { preload: () => Promise<unknown> }[] {
  const known: Partial<Record<string, { preload: () => Promise<unknown> }[]>> = slots;
  return known[name] ?? [];
}
