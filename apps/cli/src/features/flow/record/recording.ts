import { basename } from 'node:path';
import type { AnyMachineSnapshot } from 'xstate';
import { stringify } from 'yaml';
import type { Context } from '#terminal/session/context.ts';
import type { FlowFile, Step } from '../format/types.ts';
import type { FlowWords } from '../format/words.ts';
import { sendCall } from '../run/api.ts';
import { pathsOf } from '../run/expect.ts';
import { createFlowRun, openScenario, type RunningScenario } from '../run/running-scenario.ts';
import { runSteps } from '../run/steps.ts';
import { createSecrets, stepOf } from './recorded-step.ts';

/** A scenario that is recorded line by line while it runs. */
export interface Recording {
  /** Runs a line and resolves with what to show. */
  take: (line: string) => Promise<string[]>;
  written: () => string;
  count: () => number;
  stop: () => void;
}

interface RecordingOptions {
  path: string;
  as: string | undefined;
}

const charts = ['session', 'login', 'navigation', 'uptime'];

export async function createRecording(
  context: Context,
  text: FlowWords,
  { path, as }: RecordingOptions,
): Promise<Recording> {
  const run = createFlowRun(context, text, context.output.note);
  const actors = { me: as === undefined ? {} : { as } };
  const running = await openScenario(run, { name: '', actors, steps: [] }, { env: context.terminal.env });
  const secrets = createSecrets();
  const steps: Step[] = [];
  const named = new Set(['session', 'navigation']);
  const states = new Map<string, string>();
  await news(running, named, states);

  return {
    async take(line) {
      const played = await play(running, line, text);
      if (typeof played === 'string') return [played];
      const { step, told } = played;
      steps.push(secrets.hide(step));
      if (step.to) named.add(step.to);
      if (step.code) secrets.learn(step.code.as, running.variables[step.code.as]);
      const seen = await news(running, named, states);
      steps.push(...seen.map(({ of, state }) => ({ expect: { of, state } })));
      return [...told, ...seen.map(({ of, state }) => `${of}: ${state}`)];
    },
    written() {
      const name = basename(path).replace(/\.ya?ml$/, '');
      const file: FlowFile = { name, vars: secrets.variables(), scenarios: [{ name, actors, steps }] };
      return stringify(file, { lineWidth: 110 });
    },
    count: () => steps.length,
    stop: () => running.stop(),
  };
}

/** Runs a line. Resolves with a sentence where that fails; the recording continues without it. */
async function play(
  running: RunningScenario,
  line: string,
  text: FlowWords,
): Promise<{ step: Step; told: string[] } | string> {
  try {
    const step = stepOf(line, charts, text);
    if (step.api === undefined) await runSteps(running, [step]);
    else {
      const { status } = await sendCall(running, step);
      return { step: { ...step, answer: { status } }, told: [String(status)] };
    }
    return { step, told: [] };
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}

/** Waits until no chart is busy and returns the charts whose state has changed. */
async function news(running: RunningScenario, named: Set<string>, states: Map<string, string>) {
  const changed: { of: string; state: string }[] = [];
  for (const of of named) {
    const { chart } = await running.chart(of);
    await runSteps(running, [{ expect: { of, noTags: ['busy', 'refreshing'] }, within: '30s' }]);
    const snapshot: AnyMachineSnapshot = chart.getSnapshot();
    const state = pathsOf(snapshot.value).join(' ');
    if (states.get(of) === state) continue;
    states.set(of, state);
    changed.push({ of, state });
  }
  return changed;
}
