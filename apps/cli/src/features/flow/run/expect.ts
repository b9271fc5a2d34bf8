import { setTimeout as pause } from 'node:timers/promises';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { differenceOf, isObject } from '../format/match.ts';
import type { Expectation, Step } from '../format/types.ts';
import { FlowError, type FlowWords } from '../format/words.ts';
import type { FlowActor } from './actor.ts';
import type { RunningScenario } from './running-scenario.ts';
import { durationOf } from './time.ts';

/** Waits until everything is as expected and resolves with the snapshot. Throws the last difference after the timeout. */
export async function meets(running: RunningScenario, { expect = {}, by, within = '5s' }: Step): Promise<unknown> {
  const patience = durationOf(within, running.text);
  const subject = await subjectOf(running, expect, by);
  let end = performance.now() + patience;
  for (;;) {
    const { difference, snapshot } = look(subject, expect, running.text);
    if (difference === null) return snapshot;
    if (running.run.rateLimitPause.isWaiting()) end = performance.now() + patience;
    if (performance.now() > end) throw new FlowError(difference);
    await pause(10, undefined, { signal: running.run.context.signal });
  }
}

/** Whether everything is as expected now. */
export async function holds(running: RunningScenario, expected: Expectation, by: string | undefined): Promise<boolean> {
  return look(await subjectOf(running, expected, by), expected, running.text).difference === null;
}

function look({ actor, chart, name }: Subject, expected: Expectation, text: FlowWords) {
  const snapshot: AnyMachineSnapshot | undefined = chart?.getSnapshot();
  const { state, tags, noTags, context, output, calls, storage, path, equal } = expected;
  const differences = [
    () => state !== undefined && snapshot && stateDifference(state, snapshot, name, text),
    () => snapshot && tagDifference({ tags, noTags }, snapshot, name, text),
    () => context !== undefined && differenceOf(context, snapshot?.context, `${name}.context`, text),
    () => output !== undefined && differenceOf(output, snapshot?.output, `${name}.output`, text),
    () => calls && differenceOf(calls, counted(calls, actor().network.calls), 'calls', text),
    () => storage !== undefined && differenceOf(storage, stored(storage, actor().ports.storage), 'storage', text),
    () =>
      path !== undefined && path !== actor().path() && text('expect.path', { expected: path, actual: actor().path() }),
    () => equal && differenceOf(equal[0], equal[1], 'equal', text),
  ];
  for (const difference of differences) {
    const found = difference();
    if (typeof found === 'string') return { difference: found, snapshot };
  }
  return { difference: null, snapshot };
}

interface Subject {
  actor: () => FlowActor;
  chart: AnyActorRef | undefined;
  name: string;
}

/** The chart of the expectation; for calls, storage and the page only the actor. */
async function subjectOf(
  running: RunningScenario,
  { of, state, tags, noTags, context, output }: Expectation,
  by: string | undefined,
): Promise<Subject> {
  const aboutChart = [state, tags, noTags, context, output].some((part) => part !== undefined);
  if (!aboutChart) return { actor: () => running.actor(of?.split('.')[0] ?? by), chart: undefined, name: of ?? '' };
  const { actor, chart, name } = await running.chart(of ?? '', by);
  return { actor: () => actor, chart, name };
}

function stateDifference(expected: string, snapshot: AnyMachineSnapshot, chart: string, text: FlowWords) {
  const actual = pathsOf(snapshot.value);
  const fits = actual.some((path) => path === expected || path.startsWith(`${expected}.`));
  return fits ? null : text('expect.state', { chart, expected, actual: actual.join(' ') });
}

/** `{ loggedOut: 'idle' }` as `loggedOut.idle`; one path for each parallel region. */
export function pathsOf(value: unknown): string[] {
  if (!isObject(value)) return [String(value)];
  return Object.entries(value).flatMap(([state, inner]) =>
    isObject(inner) && Object.keys(inner).length === 0 ? [state] : pathsOf(inner).map((path) => `${state}.${path}`),
  );
}

function tagDifference(
  { tags = [], noTags = [] }: Expectation,
  snapshot: AnyMachineSnapshot,
  chart: string,
  text: FlowWords,
) {
  const actual = [...snapshot.tags].join(', ') || '–';
  const absent = tags.find((tag) => !snapshot.hasTag(tag));
  if (absent !== undefined) return text('expect.tag', { chart, tag: absent, actual });
  const there = noTags.find((tag) => snapshot.hasTag(tag));
  return there === undefined ? null : text('expect.no-tag', { chart, tag: there });
}

function counted(calls: Record<string, number>, made: string[]): Record<string, number> {
  return Object.fromEntries(Object.keys(calls).map((call) => [call, made.filter((one) => one === call).length]));
}

/** Entries of the storage, parsed as JSON where an object is expected. */
function stored(expected: unknown, storage: { get: (key: string) => string | null }): unknown {
  if (!isObject(expected)) return undefined;
  return Object.fromEntries(
    Object.entries(expected).map(([key, value]) => {
      const found = storage.get(key);
      return [key, isObject(value) && found !== null ? parsed(found) : found];
    }),
  );
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
