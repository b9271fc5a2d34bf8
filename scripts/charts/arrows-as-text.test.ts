import { expect, test } from 'vitest';
import { arrowsAsText } from './arrows-as-text.ts';
import type { StateDrawing, WayDrawing } from './drawing.ts';

const state = (id: string, states: StateDrawing[] = []): StateDrawing => ({
  id,
  name: id,
  description: '',
  kind: 'plain',
  lines: ['#busy'],
  initial: null,
  states,
});

/** A chart in which so many states lead to one. */
function chart(states: number) {
  const names = Array.from({ length: states }, (_, index) => `chart.from${index}`);
  const ways = names.map(
    (from): WayDrawing => ({ from, to: 'chart.home', event: 'back', guard: '', actions: ['rest'] }),
  );
  const other: WayDrawing = { from: 'chart.home', to: 'chart.from0', event: 'go', guard: '[fresh]', actions: [] };
  return {
    root: state('chart', [state('chart.home'), ...names.map((id) => state(id))]),
    ways: [...ways, other],
    other,
  };
}

test('arrows to a state that few lead to stay arrows', () => {
  const { root, ways } = chart(7);
  expect(arrowsAsText({ root, ways })).toEqual({ root, ways });
});

test('ways to a state that many lead to are told in words where they begin', () => {
  const { root, ways, other } = chart(8);
  const drawn = arrowsAsText({ root, ways });
  expect(drawn.ways).toEqual([other]);
  expect(drawn.root.states.map(({ lines }) => lines)).toEqual([
    ['#busy'],
    ...Array.from({ length: 8 }, () => ['#busy', 'back → home', '\u00A0\u00A0/ rest']),
  ]);
});
