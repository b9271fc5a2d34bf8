import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type AdjacencyValue, getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import type { Ports } from '../lib/ports.ts';

/** One event of a path, with the snapshots that the definition alone gives before and after it. */
export interface PathStep {
  event: AnyEventObject;
  before: AnyMachineSnapshot;
  after: AnyMachineSnapshot;
}

export interface Exploration {
  /** What the chart begins with, where it takes something. */
  input?: unknown;
  /** The surroundings that an actor can begin in, each with paths of its own. */
  starts?: ((ports: Pick<Ports, 'storage'>) => void)[];
  /** Everything that may happen, the ends of invoked actors included (`done`, `failed`) and delays. */
  events: AnyEventObject[];
  /** Leaves out what cannot happen in a snapshot, though its chart would take it. */
  possible?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  /** What makes two snapshots different besides their state: the part of the context that guards look at. */
  identity?: (context: AnyMachineSnapshot['context']) => unknown;
}

/**
 * Paths that together take every transition that these events make possible: a shortest one to each snapshot, and from
 * there each event that it takes.
 */
export function pathsThrough(
  machine: AnyStateMachine,
  { input, events, identity, possible = () => true }: Exploration,
): PathStep[][] {
  const options = {
    input,
    events,
    filterEvents: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
      snapshot.status === 'active' && snapshot.can(event) && possible(snapshot, event),
    serializeState: ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, identity?.(context)]),
  };
  const ways = new Map(getShortestPaths(machine, options).map((path) => [options.serializeState(path.state), path]));
  const vertices: AdjacencyValue<AnyMachineSnapshot, AnyEventObject>[] = Object.values(
    getAdjacencyMap(machine, options),
  );
  const paths: PathStep[][] = vertices.flatMap(({ state, transitions }) => {
    const way = ways.get(options.serializeState(state))?.steps ?? [];
    // The first step of XState is the beginning itself.
    const reached = way.slice(1).map((step, index) => ({
      event: step.event,
      before: way[index]?.state ?? step.state,
      after: step.state,
    }));
    return Object.values(transitions).map(({ event, state: after }) => [...reached, { event, before: state, after }]);
  });
  const written = new Set(
    paths.flatMap((path) => path.slice(0, -1).map((_, index) => keyOf(path.slice(0, index + 1)))),
  );
  return paths.filter((path) => !written.has(keyOf(path)));
}

function keyOf(path: PathStep[]): string {
  return JSON.stringify(path.map(({ event }) => event));
}

/** How people read a path. */
export function nameOfPath(path: PathStep[]): string {
  return path
    .map(({ event }) =>
      event.type.replace(/^xstate\.(?:done|error)\.actor\./, (end) => (end.includes('done') ? '✓ ' : '✗ ')),
    )
    .join(' → ');
}
