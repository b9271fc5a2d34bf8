import type { AnyEventObject, AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';

/** The end of an invoked actor, as the chart sees it. */
export function done(actor: string, output?: unknown) {
  return { type: `xstate.done.actor.${actor}`, output };
}

export function failed(actor: string, error: unknown) {
  return { type: `xstate.error.actor.${actor}`, error };
}

/** Ids of the states that a person can be in, and of those that some shortest path of the events reaches. */
export function reachableStates(machine: AnyStateMachine, events: AnyEventObject[]) {
  const states = getStateNodes(machine).filter((state) => !isPassing(state));
  const paths = getShortestPaths(machine, { events });
  const reached = states.filter((state) => paths.some((path) => path.state.matches(valueOf(state))));
  return { states: states.map(({ id }) => id), reached: reached.map(({ id }) => id) };
}

/** A state that is left in the moment it is entered never stands at the end of a path. */
function isPassing({ always }: AnyStateNode): boolean {
  return always?.some(({ guard }) => guard === undefined) ?? false;
}

function valueOf({ path }: AnyStateNode): StateValue {
  return path.reduceRight<StateValue>((inner, key) => (inner === '' ? key : { [key]: inner }), '');
}
