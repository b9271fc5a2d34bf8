import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { getStateNodes } from 'xstate/graph';

export interface ChartCoverage {
  /** For the option `inspect` of every actor that counts. */
  inspect: (event: InspectionEvent) => void;
  /** `12 of 12 states, 30 of 31 transitions`. */
  summary: () => string;
  /** Ids of states that no actor was in. */
  states: () => string[];
  /** Transitions that no actor took, as `login.code code.resend`, with the number of the alternative where there are several. */
  transitions: () => string[];
}

/** Counts which states and transitions of a chart actors go through, by the definition's own list of them. */
export function createChartCoverage(machine: AnyStateMachine): ChartCoverage {
  const states = [machine.root, ...getStateNodes(machine)].filter(({ parent }) => parent !== undefined);
  const all = { states: states.map(({ id }) => id), transitions: [machine.root, ...states].flatMap(keysOf) };
  const seen = { states: new Set<string>(), transitions: new Set<string>() };
  const left = (kind: keyof typeof all) => all[kind].filter((key) => !seen[kind].has(key));
  const told = (kind: keyof typeof all) => `${all[kind].length - left(kind).length} of ${all[kind].length} ${kind}`;
  return {
    inspect(event) {
      if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
      for (const id of idsOf(event.snapshot)) seen.states.add(id);
      if (event.type !== '@xstate.microstep') return;
      const { _transitions: taken } = event;
      for (const transition of taken) {
        seen.transitions.add(keyOf(transition));
        // A state that is left at once is in no snapshot.
        seen.states.add(transition.source.id);
      }
    },
    summary: () => `${told('states')}, ${told('transitions')}`,
    states: () => left('states'),
    transitions: () => left('transitions'),
  };
}

function keysOf(node: AnyStateNode): string[] {
  return transitionsOf(node).map(keyOf);
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...node.transitions.values(), node.always ?? []].flat();
}

function keyOf(taken: AnyTransitionDefinition): string {
  const { source, eventType } = taken;
  const alternatives = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const place = alternatives.indexOf(taken);
  const number = alternatives.length > 1 ? ` #${place + 1}` : '';
  return `${source.id} ${eventType || 'always'}${number}`;
}

function idsOf(snapshot: object): string[] {
  const nodes: unknown = Reflect.get(snapshot, '_nodes');
  return Array.isArray(nodes) ? nodes.map((node: AnyStateNode) => node.id) : [];
}
