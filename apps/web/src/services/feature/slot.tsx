import type { components } from '@biuro/contract';
import { isEnabled, type ModuleName } from '@biuro/core/config/config.ts';
import type { Right } from '@biuro/core/navigation/route-table.ts';
import { type ComponentType, createContext, use } from 'react';
import { RegionBoundary } from '#services/navigation/region-boundary.tsx';
import { useConfig } from '#services/navigation/use-navigation.ts';
import { useRights } from '#services/session/use-session.ts';
import type { LazyPart } from './lazy-part.ts';

type ClientHome = components['schemas']['ClientHomeAnswer']['data'];

/**
 * Places in a page where other features draw, each with the props that it passes. A slot of a page has the name of its route, and its
 * code is loaded together with the page.
 */
export interface Slots {
  /** In the top bar of the office's pages. Its code is loaded after the page. */
  'top-bar': object;
  /** Over a page whose session has expired while something on it was unsaved. */
  'session-expired': object;
  home: Pick<ClientHome, 'payments' | 'role'>;
  'dashboard-companies-employees': { companyId: string };
  'dashboard-tasks-view': { taskId: string };
  'tasks-view': { taskId: string };
}

export type SlotName = keyof Slots;

/** What a feature draws in a slot. */
export interface SlotContent<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Not drawn where the office has not got this module. */
  module?: ModuleName;
  /** Not drawn for people who have not got this right. */
  right?: Right;
}

export type SlotPart<Name extends SlotName> = Omit<SlotContent<Slots[Name]>, 'load'> & LazyPart<Slots[Name]>;

/** The parts of each slot, in the order of the features. */
export type SlotParts = { [Name in SlotName]?: SlotPart<Name>[] };

export const SlotContext = createContext<SlotParts>({});

/** The parts of a slot that this person sees in this office. */
export function useSlot<Name extends SlotName>(name: Name): ComponentType<Slots[Name]>[] {
  const config = useConfig();
  const rights = useRights();
  const parts: SlotPart<Name>[] = use(SlotContext)[name] ?? [];
  return parts
    .filter(({ module }) => module === undefined || isEnabled(config, module))
    .filter(({ right }) => right === undefined || rights.includes(right))
    .map(({ Part }) => Part);
}

/** Draws what features have registered for this slot, each in a region of its own. */
export function Slot<Name extends SlotName>({ name, ...told }: { name: Name } & Slots[Name]) {
  // The props without the name are those of the slot, which the compiler cannot derive for a type parameter.
  const props = told as unknown as Slots[Name];
  return useSlot(name).map((Part, place) => (
    <RegionBoundary key={place}>
      <Part {...props} />
    </RegionBoundary>
  ));
}
