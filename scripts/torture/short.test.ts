import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMet } from '../library/figures.ts';
import { attacks } from './attacks.ts';
import { type Harness, startHarness } from './harness/harness.ts';

/** Always the same, so that a test that fails has found a change; `npm run torture` attacks another way each time. */
const SEED = 20_261_121;

let harness: Harness;
beforeAll(async () => void (harness = await startHarness()), 60_000);
afterAll(() => harness.close());

test.for(attacks)('a short $name attack finds nothing', { timeout: 300_000 }, async ({ run, obstacle }, { skip }) => {
  const why = obstacle?.();
  expect(process.env.BIURO_REQUIRE_ALL ? why : undefined).toBeUndefined();
  if (why) skip(why);
  const figures = await run({ harness, size: 'short', seed: SEED });
  expect(figures.length).toBeGreaterThan(0);
  const missed = figures.filter((figure) => !isMet(figure));
  expect(missed, JSON.stringify(missed)).toEqual([]);
});
