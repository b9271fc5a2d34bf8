import { basename } from 'node:path';
import type { AnyMachineSnapshot } from 'xstate';
import { stringify } from 'yaml';
import type { Context } from '#terminal/session/context.ts';
import type { FlowFile, Step } from '../format/types.ts';
import type { FlowWords } from '../format/words.ts';
import { sendCall } from '../run/api.ts';
import { pathsOf } from '../run/expect.ts';
import { createFlowRun, openStage, type Stage } from '../run/stage.ts';
import { runSteps } from '../run/steps.ts';
import { createSecrets, stepOf } from './recorded-step.ts';

/** A scenario that grows line by line while it is played. */
export interface Recording {
  /** Plays a line and resolves with what came of it, for the person. */
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
  const stage = await openStage(run, { name: '', actors, steps: [] }, { env: context.terminal.env });
  const secrets = createSecrets();
  const steps: Step[] = [];
  const named = new Set(['session', 'navigation']);
  const states = new Map<string, string>();
  await news(stage, named, states);

  return {
    async take(line) {
      const played = await play(stage, line, text);
      if (typeof played === 'string') return [played];
      const { step, told } = played;
      steps.push(secrets.hide(step));
      if (step.to) named.add(step.to);
      if (step.code) secrets.learn(step.code.as, stage.variables[step.code.as]);
      const seen = await news(stage, named, states);
      steps.push(...seen.map(({ of, state }) => ({ expect: { of, state } })));
      return [...told, ...seen.map(({ of, state }) => `${of}: ${state}`)];
    },
    written() {
      const name = basename(path).replace(/\.ya?ml$/, '');
      const file: FlowFile = { name, vars: secrets.variables(), scenarios: [{ name, actors, steps }] };
      return stringify(file, { lineWidth: 110 });
    },
    count: () => steps.length,
    stop: () => stage.stop(),
  };
}

/** Does what a line says. A sentence where it cannot be done: then the scenario goes on without it. */
async function play(stage: Stage, line: string, text: FlowWords): Promise<{ step: Step; told: string[] } | string> {
  try {
    const step = stepOf(line, charts, text);
    if (step.api === undefined) await runSteps(stage, [step]);
    else {
      const { status } = await sendCall(stage, step);
      return { step: { ...step, answer: { status } }, told: [String(status)] };
    }
    return { step, told: [] };
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}

/** Charts that stand elsewhere than before, once none of them is busy. */
async function news(stage: Stage, named: Set<string>, states: Map<string, string>) {
  const changed: { of: string; state: string }[] = [];
  for (const of of named) {
    const { chart } = await stage.chart(of);
    await runSteps(stage, [{ expect: { of, noTags: ['busy', 'refreshing'] }, within: '30s' }]);
    const snapshot: AnyMachineSnapshot = chart.getSnapshot();
    const state = pathsOf(snapshot.value).join(' ');
    if (states.get(of) === state) continue;
    states.set(of, state);
    changed.push({ of, state });
  }
  return changed;
}
