import type { ChartDrawing, StateDrawing, WayDrawing } from './drawing.ts';

/** So many states may lead to one before their arrows hide all others. */
const most = 7;

/** Ways to a state that more lead to are told in words where they begin: `page.shown → restoring`. */
export function arrowsAsText({ root, ways }: ChartDrawing): ChartDrawing {
  const crowded = [...Map.groupBy(ways, ({ to }) => to)]
    .filter(([, all]) => new Set(all.map(({ from }) => from)).size > most)
    .map(([to]) => to);
  const told = Map.groupBy(
    ways.filter(({ to }) => crowded.includes(to)),
    ({ from }) => from,
  );
  return { root: telling(root, told), ways: ways.filter(({ to }) => !crowded.includes(to)) };
}

function telling(state: StateDrawing, told: Map<string, WayDrawing[]>): StateDrawing {
  const lines = (told.get(state.id) ?? []).flatMap(linesOf);
  return {
    ...state,
    lines: [...state.lines, ...lines],
    states: state.states.map((inner) => telling(inner, told)),
  };
}

const linesOf = ({ event, guard, actions, to }: WayDrawing): string[] => [
  [event, guard, '→', to.split('.').slice(1).join('.')].filter(Boolean).join(' '),
  ...actions.map((action) => `\u00A0\u00A0/ ${action}`),
];
