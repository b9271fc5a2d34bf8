import { useState } from 'react';

interface Slots {
  ids: string[];
  request: string | undefined;
  slots: number[];
}

/**
 * The number of the DOM row that shows each record, used as its React key. The answer to another request reuses the rows from the
 * top, which is several times quicker than making and laying out new ones. When the same request is answered again, each record
 * keeps its row, and the row its focus.
 */
export function useSlots(ids: string[], request: string | undefined): number[] {
  const [known, setKnown] = useState<Slots>(() => ({ ids, request, slots: [...ids.keys()] }));
  if (request === undefined || (known.request === request && isSame(known.ids, ids))) return known.slots;
  const slots = known.request === request ? nextSlots(known, ids) : [...ids.keys()];
  setKnown({ ids, request, slots });
  return slots;
}

/** Records that stay keep their slots; new ones take slots that have become free. */
export function nextSlots(known: Pick<Slots, 'ids' | 'slots'>, ids: string[]): number[] {
  const kept = new Map(known.ids.map((id, index) => [id, known.slots[index]]));
  const taken = new Set(ids.map((id) => kept.get(id)));
  let next = 0;
  const free = () => {
    while (taken.has(next)) next += 1;
    return next++;
  };
  return ids.map((id) => kept.get(id) ?? free());
}

function isSame(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((id, index) => id === others[index]);
}
