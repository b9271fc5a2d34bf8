import type { AnyActorRef } from 'xstate';
import { differenceOf, isObject, pick } from '../format/match.ts';
import { type NetworkLine, type Step, type Value, type Verb, verbs } from '../format/types.ts';
import { fill } from '../format/variables.ts';
import { FlowError } from '../format/words.ts';
import type { FlowActor } from './actor.ts';
import { callApi } from './api.ts';
import { holds, meets } from './expect.ts';
import type { Disturbance } from './network.ts';
import { routesOfPortal } from './routes.ts';
import type { Stage } from './stage.ts';
import { durationOf, instantOf } from './time.ts';

/** A step that did not hold, and which one it was. */
export class StepFailure extends Error {
  readonly step: Step;

  constructor(step: Step, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.step = step;
  }
}

/** Runs steps one after the other. The first that does not hold ends them with a `StepFailure`. */
export async function runSteps(stage: Stage, steps: Step[]): Promise<void> {
  for (const step of steps) {
    try {
      stage.run.context.signal.throwIfAborted();
      await runStep(stage, step);
    } catch (thrown) {
      throw thrown instanceof StepFailure ? thrown : new StepFailure(step, thrown);
    }
  }
}

export function verbOf(step: Step): Verb | undefined {
  return verbs.find((verb) => step[verb] !== undefined);
}

/** `parallel` and `each` fill in their steps when these run; of all others everything is filled in first. */
async function runStep(stage: Stage, step: Step): Promise<void> {
  const { when, by } = fill({ when: step.when, by: step.by }, stage.variables, stage.text);
  if (when && !(await holds(stage, when, by))) return;
  if (step.parallel) return void (await Promise.all(step.parallel.map((one) => runSteps(stage, [one]))));
  if (step.each !== undefined) return runEach(stage, step);
  const filled = fill(step, stage.variables, stage.text);
  const verb = verbOf(filled);
  if (verb && verb !== 'parallel' && verb !== 'each') await performers[verb](stage, filled);
}

type Performer = (stage: Stage, step: Step) => Promise<void> | void;

const performers: Record<Exclude<Verb, 'parallel' | 'each'>, Performer> = {
  send: sendEvent,
  begin: (stage, { begin = '', by }) => {
    const [first, second] = begin.split('.');
    stage.actor(second === undefined ? by : first).begin();
  },
  expect: async (stage, step) => {
    const snapshot = await meets(stage, step);
    remember(stage, step, snapshot);
  },
  api: async (stage, step) => remember(stage, step, await callApi(stage, step)),
  set: (stage, { set }) => void Object.assign(stage.variables, set),
  code: async (stage, { code }) => {
    if (code) stage.variables[code.as] = await stage.run.outbox.take(code.of);
  },
  visit: (stage, { visit = '/', by }) => stage.actor(by).visit(visit),
  clock: ({ clock, text }, { clock: { advance, set } = {} }) => {
    if (advance !== undefined) clock.advance(durationOf(advance, text));
    if (set !== undefined) clock.set(instantOf(set, text));
  },
  network: (stage, { network, by }) => {
    const { network: own } = stage.actor(by);
    if (isObject(network)) own.disturb(disturbanceOf(network, stage));
    else own.setOnline(network === 'online');
  },
  store: (stage, { store = {}, by }) => {
    const actor = stage.actor(by);
    for (const [key, value] of Object.entries(store)) actor.store(key, storedOf(actor, key, value));
  },
};

async function sendEvent(stage: Stage, { send, to = '', by }: Step): Promise<void> {
  const { chart, name } = await stage.chart(to, by);
  const event: { type: string } = typeof send === 'object' ? send : { type: send ?? '' };
  await markCodes(stage, chart, event);
  const snapshot: unknown = chart.getSnapshot();
  if (isObject(snapshot) && 'can' in snapshot && typeof snapshot.can === 'function' && !snapshot.can(event)) {
    const state = JSON.stringify(Reflect.get(snapshot, 'value'));
    throw new FlowError(stage.text('event.ignored', { chart: name, event: event.type, state }));
  }
  chart.send(event);
}

/** A code that lay in the outbox before this event is not the one that the event asks for. */
async function markCodes({ run }: Stage, chart: AnyActorRef, event: { type: string }): Promise<void> {
  if (event.type !== 'credentials.submit' && event.type !== 'code.resend') return;
  const own: unknown = Reflect.get(event, 'email') ?? chart.getSnapshot()?.context?.email;
  // Where there is no demo outbox, a flow that takes no code runs all the same.
  if (typeof own === 'string') await run.outbox.mark(own.trim()).catch(() => undefined);
}

function remember({ variables, text }: Stage, { remember: names = {} }: Step, from: unknown): void {
  for (const [name, pointer] of Object.entries(names)) variables[name] = pick(from, pointer, text);
}

function disturbanceOf(line: NetworkLine, { text }: Stage): Disturbance {
  const { by, times = 1, with: answer } = line;
  const kind = (['refuse', 'lose', 'delay', 'answer'] as const).find((word) => line[word] !== undefined);
  if (!kind) throw new FlowError(text('network.verb'));
  return {
    kind,
    call: line[kind] ?? '*',
    times,
    ...(by !== undefined && { delay: durationOf(by, text) }),
    ...(answer && { with: answer }),
  };
}

/** Texts are stored as they are, objects are merged into what is there, null removes. */
function storedOf(actor: FlowActor, key: string, value: Value): string | null {
  if (value === null || typeof value === 'string') return value;
  if (!isObject(value)) return String(value);
  const before: unknown = JSON.parse(actor.ports.storage.get(key) ?? '{}');
  return JSON.stringify(isObject(before) && !Array.isArray(value) ? { ...before, ...value } : value);
}

async function runEach(stage: Stage, { each, by, as = 'item', where, steps = [] }: Step): Promise<void> {
  const { text, variables } = stage;
  const items: unknown =
    each === 'routes' ? routesOfPortal(stage, fill(by, variables, text)) : fill(each, variables, text);
  if (!Array.isArray(items)) throw new FlowError(text('each.list'));
  const wanted = fill(where, variables, text);
  const chosen = items.filter((item) => wanted === undefined || differenceOf(wanted, item, as, text) === null);
  if (chosen.length === 0) throw new FlowError(text('each.none'));
  for (const item of chosen) {
    variables[as] = item;
    await runSteps(stage, steps);
  }
  delete variables[as];
}
