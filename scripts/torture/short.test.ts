import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMet } from '../bench/figures.ts';
import { type Arena, openArena } from './arena.ts';
import { attacks } from './attacks.ts';

/** Another one each day; a failure names the one that it happened with. */
const SEED = Math.floor(Date.now() / 86_400_000);

let arena: Arena;
beforeAll(async () => void (arena = await openArena()), 60_000);
afterAll(() => arena.close());

test.for(attacks)(
  'a short $name attack finds nothing',
  async ({ run, obstacle }, { skip }) => {
    const why = obstacle?.();
    if (why) skip(why);
    const figures = await run({ arena, size: 'short', seed: SEED });
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.filter((figure) => !isMet(figure))).toEqual([]);
  },
  300_000,
);
