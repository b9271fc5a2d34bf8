import type { Figure } from '../../library/figures.ts';
import type { Harness } from './harness.ts';

/** `full` is for `npm run torture`, `short` for `npm test`. */
export type Size = 'full' | 'short';

export interface AttackContext {
  harness: Harness;
  size: Size;
  /** The same seed makes the same attack. */
  seed: number;
}

/** One way to break the product. A file below `attacks/` exports one as `attack`, and `attacks.ts` names it. */
export interface Attack {
  name: string;
  /** In one sentence, for the reader of the table. */
  does: string;
  /** Why it cannot run on this machine; undefined when it can. */
  obstacle?(): string | undefined;
  /** Resolves with what was found, as figures with goals. */
  run(context: AttackContext): Promise<Figure[]>;
}

const SHOWN = 5;

/** A figure whose goal is that nothing is found. */
export const none = (name: string, found: string[], among: string): Figure => ({
  name,
  value: found.length,
  unit: '',
  goal: { atMost: 0 },
  detail: [`of ${among}`, ...found.slice(0, SHOWN)].join('; '),
});

/** Works on all, so many at a time; the results are in the order of the items. */
export async function inParallel<T, R>(
  items: T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
