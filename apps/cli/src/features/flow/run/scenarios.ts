import type { Context } from '#terminal/session/context.ts';
import { type Flow, readFlow } from '../format/file.ts';
import type { Scenario, Step } from '../format/types.ts';
import { createFlowWords, type FlowWords } from '../format/words.ts';
import { createFlowRun, type FlowRun, openScenario } from './running-scenario.ts';
import { runSteps, StepFailure, verbOf } from './steps.ts';

/** The result of a scenario. */
export interface ScenarioResult {
  file: string;
  flow: string;
  scenario: string;
  line: number;
  seconds: number;
  /** The failure with file, line and step. */
  failure: string | null;
}

interface Choice {
  only: string | undefined;
  variables: Record<string, string>;
}

/** Runs the scenarios of some files one after the other. */
export async function runScenarios(context: Context, paths: string[], choice: Choice) {
  const text = createFlowWords(context.settings.locale);
  const flows = paths.map((path) => readFlow(path, text));
  const { output } = context;
  const run = createFlowRun(context, text, output.note);
  const results: ScenarioResult[] = [];
  for (const flow of flows) {
    for (const scenario of flow.file.scenarios) {
      if (choice.only !== undefined && !scenario.name.includes(choice.only)) continue;
      const result = await runScenario(run, flow, scenario, choice.variables);
      results.push(result);
      if (!output.json) output.print(lineOf(result));
    }
  }
  return { text, results };
}

async function runScenario(
  run: FlowRun,
  flow: Flow,
  scenario: Scenario,
  given: Record<string, string>,
): Promise<ScenarioResult> {
  const started = performance.now();
  const line = flow.lineOf(scenario);
  const failure = await play(run, flow, scenario, given).then(
    () => null,
    (thrown: unknown) => sentenceOf(thrown, { flow, line, text: run.text }),
  );
  run.context.signal.throwIfAborted();
  const seconds = Math.round(performance.now() - started) / 1000;
  return { file: flow.path, flow: flow.file.name, scenario: scenario.name, line, seconds, failure };
}

async function play(run: FlowRun, { file }: Flow, scenario: Scenario, given: Record<string, string>): Promise<void> {
  const { terminal, settings } = run.context;
  // `run` differs in each run, for names that must not exist yet.
  const about = { env: terminal.env, host: settings.host, run: Date.now().toString(36) };
  const variables = { ...structuredClone(file.vars ?? {}), ...given, ...about };
  const running = await openScenario(run, scenario, variables);
  try {
    await runSteps(running, scenario.steps);
  } finally {
    running.stop();
  }
}

function sentenceOf(thrown: unknown, { flow, line, text }: { flow: Flow; line: number; text: FlowWords }): string {
  if (thrown instanceof StepFailure) {
    const at = { file: flow.path, line: flow.lineOf(thrown.step), step: nameOf(thrown.step) };
    return text('in.step', { ...at, sentence: thrown.message });
  }
  const sentence = thrown instanceof Error ? thrown.message : String(thrown);
  return text('in.place', { file: flow.path, line, sentence });
}

/** The name of a step in a report: its note, else its verb and object. */
function nameOf(step: Step): string {
  if (step.note) return step.note;
  const verb = verbOf(step);
  const about: unknown = verb && step[verb];
  return typeof about === 'string' ? `${verb} ${about}` : String(verb);
}

function lineOf({ flow, scenario, seconds, failure }: ScenarioResult): string {
  const line = `${failure === null ? '✓' : '✗'} ${flow}: ${scenario} (${seconds.toFixed(1)} s)`;
  return failure === null ? line : `${line}\n  ${failure}`;
}
