import { useState } from 'react';

interface Slots {
  ids: string[];
  question: string | undefined;
  slots: number[];
}

/**
 * The number of the row on the screen that shows each record, as React's key for it. The answer to another question takes the rows
 * over from the top, which is several times quicker than making and laying out new ones; asked again, the same question
 * leaves each record in its row, and with it the focus.
 */
export function useSlots(ids: string[], question: string | undefined): number[] {
  const [known, setKnown] = useState<Slots>(() => ({ ids, question, slots: [...ids.keys()] }));
  if (question === undefined || (known.question === question && isSame(known.ids, ids))) return known.slots;
  const slots = known.question === question ? nextSlots(known, ids) : [...ids.keys()];
  setKnown({ ids, question, slots });
  return slots;
}

/** Records that stay keep their slots; those that come take what has become free. */
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
