import type { ChartDrawing, StateDrawing, WayDrawing } from './drawing.ts';

/** From so many states arrows may lead to one before they hide all others. */
const most = 7;

/** Replaces arrows to a state with too many by lines of text in the states where they begin: `page.shown → restoring`. */
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
