import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A state as it is drawn. */
export interface StateDrawing {
  id: string;
  name: string;
  description: string;
  kind: 'plain' | 'compound' | 'parallel' | 'final' | 'initial';
  /** What happens while the chart is in it, a line each: `do / checkCredentials`. */
  lines: string[];
  initial: string | null;
  states: StateDrawing[];
}

/** A way from one state to another. Those without a target are lines of their state. */
export interface WayDrawing {
  from: string;
  to: string;
  event: string;
  guard: string;
  actions: string[];
}

export interface ChartDrawing {
  root: StateDrawing;
  ways: WayDrawing[];
}

/** What a picture of a chart shows of its definition. */
export function chartOf(machine: AnyStateMachine): ChartDrawing {
  return { root: stateOf(machine.root), ways: waysOf(machine.root) };
}

function stateOf(node: AnyStateNode): StateDrawing {
  const states = Object.values(node.states).map(stateOf);
  const kinds: Record<string, StateDrawing['kind']> = { compound: 'compound', parallel: 'parallel', final: 'final' };
  return {
    id: node.id,
    name: node.key,
    description: node.description ?? '',
    kind: kinds[node.type] ?? 'plain',
    lines: linesOf(node),
    initial: node.initial?.target?.[0]?.id ?? null,
    states,
  };
}

function linesOf(node: AnyStateNode): string[] {
  const inner = transitionsOf(node).filter(({ target }) => !target?.length);
  return [
    ...phrases(node.entry).map((action) => `entry / ${action}`),
    ...node.invoke.map(({ src }) => `do / ${typeof src === 'string' ? src : 'actor'}`),
    ...inner.map((way) => [labelOf(way), phrases(way.actions).join(', ')].filter(Boolean).join(' / ')),
    ...phrases(node.exit).map((action) => `exit / ${action}`),
    ...(node.tags.length > 0 ? [node.tags.map((tag) => `#${tag}`).join(' ')] : []),
  ];
}

type Transition = AnyStateNode['transitions'] extends Map<string, (infer T)[]> ? T : never;

function transitionsOf(node: AnyStateNode): Transition[] {
  return [...node.transitions.values(), node.always ?? []].flat();
}

function waysOf(node: AnyStateNode): WayDrawing[] {
  const own = transitionsOf(node).flatMap((way) =>
    (way.target ?? []).map((target) => ({
      from: node.id,
      to: target.id,
      event: eventOf(way.eventType),
      guard: guardOf(way),
      actions: phrases(way.actions),
    })),
  );
  return [...own, ...Object.values(node.states).flatMap(waysOf)];
}

function labelOf(way: Transition): string {
  return [eventOf(way.eventType), guardOf(way)].filter(Boolean).join(' ');
}

/** Readable names of the events that XState creates. */
function eventOf(type: string): string {
  const [, kind, name] = /^xstate\.(done\.actor|error\.actor|done\.state|after)\.([^.]+)/.exec(type) ?? [];
  if (kind === 'done.actor') return `${name} done`;
  if (kind === 'error.actor') return `${name} failed`;
  if (kind === 'after') return `after ${Number(name) > 0 ? `${Number(name) / 1000} s` : name}`;
  return kind === undefined ? type : `${name} over`;
}

function guardOf({ guard }: Transition): string {
  return guard === undefined ? '' : `[${nameOf(guard)}]`;
}

/** Actions that have a name of their own; XState's for delays and those written in place have none. */
function phrases(actions: readonly unknown[]): string[] {
  return actions.map(nameOf).filter((name) => name !== '');
}

/** Of a phrase, or an object with a phrase as its type. */
function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  const type: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, 'type') : undefined;
  return typeof type === 'string' && !type.startsWith('xstate.') ? type : '';
}
