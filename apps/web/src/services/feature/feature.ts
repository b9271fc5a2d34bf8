import type { Api, Portal } from '@biuro/core';
import type { Localized } from '@biuro/core/i18n/text.ts';
import type { routes } from '@biuro/core/navigation/route-table.ts';
import type { BuiltRouteName, RouteName } from '@biuro/core/navigation/routes.ts';
import type { User } from '@biuro/core/session/stored-session.ts';
import type { ComponentType } from 'react';
import type { RecordChange } from '#services/queries/records-changed.ts';
import type { TimerPort } from '#services/timer/timer-port.ts';
import type { ListRequest } from '#ui/list/list-request.ts';
import type { OfficeSectionIcon } from './office-section-icons.ts';
import type { PaletteEntries } from './palette.ts';
import type { SectionIcon } from './section-icons.ts';
import type { SlotContent, SlotName, Slots } from './slot.tsx';

type LoadPage = () => Promise<ComponentType>;

/**
 * What a feature registers with the web app. All of it is part of the first script, which sends requests before the others have loaded:
 * code belongs behind `import()`, and icons are named.
 */
export interface Feature {
  /** The page of each of its routes. The frame around it, the office's or the client's, follows from the route's `access`. */
  screens: { readonly [Name in RouteName]?: LoadPage };
  /** Its sections in the menu of the office, and so in palette and shortcuts. */
  sections?: Section[];
  /** Its sections in the navigation of clients. */
  clientSections?: ClientSection[];
  /** The request of the list on a route. It is sent ahead when the portal is opened there. */
  lists?: { readonly [Name in RouteName]?: () => Promise<ListRequest> };
  /** Requests of other pages that are sent ahead. The page's own requests then take the answers. */
  requests?: { readonly [Name in RouteName]?: (api: Api, user: User) => Promise<unknown>[] };
  palette?: () => Promise<PaletteEntries>;
  /** What it draws in pages of other features. */
  slots?: { readonly [Name in SlotName]?: SlotContent<Slots[Name]> };
  /** The first part of its query keys, each with the changes that make the answers stale. */
  queries?: Readonly<Record<string, readonly RecordChange[]>>;
  /** Implements the timer that other features start. */
  timer?: () => Promise<TimerPort>;
  /** Goes on with what a reload has interrupted of this person. It is loaded where the browser notes something of theirs. */
  resume?: () => Promise<(portal: Portal, userId: string) => unknown>;
  /** Runs once, before the first page. */
  start?: (portal: Portal) => void;
}

/** Routes whose path needs no parameter. */
export type PlainRoute = {
  [Name in RouteName]: (typeof routes)[Name]['path'] extends '*' | `${string}{${string}` ? never : Name;
}[RouteName];

/** A section of the office's area. Where sections of several features share a group, they stand in the order of the features. */
export interface Section {
  route: PlainRoute;
  /** The group in the menu; the home stands above all groups. */
  group: 'home' | 'nav.clients' | 'nav.work' | 'nav.knowledge' | 'nav.office';
  label: Localized;
  icon: OfficeSectionIcon;
  /** Pressed one after another they lead there: `g c`. */
  keys?: string;
}

/** A section of the client's area, in the company that they look at. */
export interface ClientSection {
  /** Its path takes the company's `id`, or nothing. */
  route: PlainRoute | 'companies-view' | 'companies-employees';
  /** The order after the home, from 1; a phone has tabs for the first two or three. */
  place: number;
  label: Localized;
  icon: SectionIcon;
  /** Highlighted on its own page only, not on the pages below it. */
  exact?: boolean;
  /** What is counted beside its name: the amounts that the company has to pay. */
  counts?: 'open-payments';
  /** Whether a role in the company sees it; without it every role does. */
  seenBy?: (role: User['role']) => boolean;
}

/** Registers a feature: the default export of its `feature.ts`. A route that core does not know does not compile. */
export function defineFeature<Route extends RouteName>(feature: FeatureWith<Route>): FeatureWith<Route> {
  return feature;
}

/** A feature that is known to draw these routes. */
type FeatureWith<Route extends RouteName> = Omit<Feature, 'screens'> & {
  screens: { readonly [Name in Route]: LoadPage };
};

type RouteOf<F extends Feature> = F extends unknown ? keyof F['screens'] : never;
/** The composition root draws `not-found`. */
type Missing<F extends Feature> = Exclude<BuiltRouteName, RouteOf<F> | 'not-found'>;

/** The list of features. It does not compile while a route of core's table has no page; the error names the route. */
export function listFeatures<const F extends readonly Feature[]>(
  features: F & Record<`${Missing<F[number]>} has no page`, never>,
): readonly Feature[] {
  return features;
}
