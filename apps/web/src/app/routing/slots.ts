import type { Feature } from '#services/feature/feature.ts';
import { lazyPart } from '#services/feature/lazy-part.ts';
import type { SlotName, SlotParts } from '#services/feature/slot.tsx';
import { features } from '../features.ts';

/** What the features draw in each slot. */
export const slots: SlotParts = {};

for (const { slots: registered = {} } of features) {
  // `Object.keys` forgets which strings it returns.
  for (const name of Object.keys(registered) as SlotName[]) add(name, registered);
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties what is registered to the parts of the same slot
function add<Name extends SlotName>(name: Name, registered: NonNullable<Feature['slots']>): void {
  const content = registered[name];
  if (!content) return;
  const { load, ...conditions } = content;
  const parts: NonNullable<SlotParts[Name]> = (slots[name] ??= []);
  parts.push({ ...conditions, ...lazyPart(load) });
}
