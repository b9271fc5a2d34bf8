import { expect, test } from 'vitest';
import { createFlowClock } from './clock.ts';

test('what falls due runs in order, with the clock at its time', () => {
  const clock = createFlowClock(1_000);
  const seen: [string, number][] = [];
  clock.setTimeout(() => seen.push(['late', clock.now()]), 300);
  clock.setTimeout(() => {
    seen.push(['early', clock.now()]);
    clock.setTimeout(() => seen.push(['next', clock.now()]), 50);
  }, 100);
  const given = clock.setTimeout(() => seen.push(['never', clock.now()]), 200);
  clock.clearTimeout(given);
  clock.advance(500);
  expect(seen).toEqual([
    ['early', 1_100],
    ['next', 1_150],
    ['late', 1_300],
  ]);
  expect(clock.now()).toBe(1_500);
});

test('going back in time runs nothing', () => {
  const clock = createFlowClock(1_000);
  clock.setTimeout(() => expect.unreachable(), 100);
  clock.set(500);
  expect(clock.now()).toBe(500);
});
