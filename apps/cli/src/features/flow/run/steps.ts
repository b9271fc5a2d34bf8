import type { AnyActorRef } from 'xstate';
import { differenceOf, isObject, pick } from '../format/match.ts';
import { type NetworkLine, type Step, type Value, type Verb, verbs } from '../format/types.ts';
import { fill } from '../format/variables.ts';
import { FlowError } from '../format/words.ts';
import type { FlowActor } from './actor.ts';
import { callApi } from './api.ts';
import { holds, meets } from './expect.ts';
import type { NetworkFault } from './network.ts';
import { routesOfPortal } from './routes.ts';
import type { RunningScenario } from './running-scenario.ts';
import { durationOf, instantOf } from './time.ts';

/** The failure of a step. */
export class StepFailure extends Error {
  readonly step: Step;

  constructor(step: Step, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.step = step;
  }
}

/** Runs steps one after the other. Throws the `StepFailure` of the first that fails. */
export async function runSteps(running: RunningScenario, steps: Step[]): Promise<void> {
  for (const step of steps) {
    try {
      running.run.context.signal.throwIfAborted();
      await runStep(running, step);
    } catch (thrown) {
      throw thrown instanceof StepFailure ? thrown : new StepFailure(step, thrown);
    }
  }
}

export function verbOf(step: Step): Verb | undefined {
  return verbs.find((verb) => step[verb] !== undefined);
}

/** Variables are filled in first, except in the steps of `parallel` and `each`, which do it when they run. */
async function runStep(running: RunningScenario, step: Step): Promise<void> {
  const { when, by } = fill({ when: step.when, by: step.by }, running.variables, running.text);
  if (when && !(await holds(running, when, by))) return;
  if (step.parallel) return void (await Promise.all(step.parallel.map((one) => runSteps(running, [one]))));
  if (step.each !== undefined) return runEach(running, step);
  const filled = fill(step, running.variables, running.text);
  const verb = verbOf(filled);
  if (verb && verb !== 'parallel' && verb !== 'each') await performers[verb](running, filled);
}

type Performer = (running: RunningScenario, step: Step) => Promise<void> | void;

const performers: Record<Exclude<Verb, 'parallel' | 'each'>, Performer> = {
  send: sendEvent,
  begin: (running, { begin = '', by }) => {
    const [first, second] = begin.split('.');
    running.actor(second === undefined ? by : first).begin();
  },
  expect: async (running, step) => {
    const snapshot = await meets(running, step);
    remember(running, step, snapshot);
  },
  api: async (running, step) => remember(running, step, await callApi(running, step)),
  set: (running, { set }) => void Object.assign(running.variables, set),
  code: async (running, { code }) => {
    if (code) running.variables[code.as] = await running.run.outbox.take(code.of);
  },
  visit: (running, { visit = '/', by }) => running.actor(by).visit(visit),
  clock: ({ clock, text }, { clock: { advance, set } = {} }) => {
    if (advance !== undefined) clock.advance(durationOf(advance, text));
    if (set !== undefined) clock.set(instantOf(set, text));
  },
  network: (running, { network, by }) => {
    const { network: own } = running.actor(by);
    if (isObject(network)) own.inject(faultOf(network, running));
    else own.setOnline(network === 'online');
  },
  store: (running, { store = {}, by }) => {
    const actor = running.actor(by);
    for (const [key, value] of Object.entries(store)) actor.store(key, storedOf(actor, key, value));
  },
};

async function sendEvent(running: RunningScenario, { send, to = '', by }: Step): Promise<void> {
  const { chart, name } = await running.chart(to, by);
  const event: { type: string } = typeof send === 'object' ? send : { type: send ?? '' };
  await markCodes(running, chart, event);
  const snapshot: unknown = chart.getSnapshot();
  if (isObject(snapshot) && 'can' in snapshot && typeof snapshot.can === 'function' && !snapshot.can(event)) {
    const state = JSON.stringify(Reflect.get(snapshot, 'value'));
    throw new FlowError(running.text('event.ignored', { chart: name, event: event.type, state }));
  }
  chart.send(event);
}

/** Ignores the codes that are in the outbox before an event that sends one. */
async function markCodes({ run }: RunningScenario, chart: AnyActorRef, event: { type: string }): Promise<void> {
  if (event.type !== 'credentials.submit' && event.type !== 'code.resend') return;
  const own: unknown = Reflect.get(event, 'email') ?? chart.getSnapshot()?.context?.email;
  // Without a demo outbox, flows that need no code still run.
  if (typeof own === 'string') await run.outbox.mark(own.trim()).catch(() => undefined);
}

function remember({ variables, text }: RunningScenario, { remember: names = {} }: Step, from: unknown): void {
  for (const [name, pointer] of Object.entries(names)) variables[name] = pick(from, pointer, text);
}

function faultOf(line: NetworkLine, { text }: RunningScenario): NetworkFault {
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

/** Texts replace the entry, objects are merged into it, null removes it. */
function storedOf(actor: FlowActor, key: string, value: Value): string | null {
  if (value === null || typeof value === 'string') return value;
  if (!isObject(value)) return String(value);
  const before: unknown = JSON.parse(actor.ports.storage.get(key) ?? '{}');
  return JSON.stringify(isObject(before) && !Array.isArray(value) ? { ...before, ...value } : value);
}

async function runEach(running: RunningScenario, { each, by, as = 'item', where, steps = [] }: Step): Promise<void> {
  const { text, variables } = running;
  const items: unknown =
    each === 'routes' ? routesOfPortal(running, fill(by, variables, text)) : fill(each, variables, text);
  if (!Array.isArray(items)) throw new FlowError(text('each.list'));
  const wanted = fill(where, variables, text);
  const chosen = items.filter((item) => wanted === undefined || differenceOf(wanted, item, as, text) === null);
  if (chosen.length === 0) throw new FlowError(text('each.none'));
  for (const item of chosen) {
    variables[as] = item;
    await runSteps(running, steps);
  }
  delete variables[as];
}
