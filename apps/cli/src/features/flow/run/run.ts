import { writeFileSync } from 'node:fs';
import { ApiError } from '@biuro/core/lib/failure.ts';
import type { Command } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';

interface RunFlags {
  junit?: string;
  only?: string;
  var?: Record<string, string>;
}

export function defineFlowRun(flow: Command, tools: Tools): void {
  const { text } = tools;
  const run = flow
    .command('run')
    .argument('<file...>', text('flow.file'))
    .description(text('flow.run'))
    .option('--junit <file>', text('flow.junit'))
    .option('--only <text>', text('flow.only'))
    .option('--var <pair>', text('flow.var'), variable)
    .action(actionOf(tools, runFlows));
  addExamples(run, tools, ['biuro flow run flows/login.yml', 'biuro flow run flows/*.yml --junit wyniki.xml']);
}

/** Reads all files first, so that a mistake in the last one is reported at once. */
async function runFlows(
  context: Context,
  { junit, only, var: given = {} }: RunFlags,
  ...paths: string[]
): Promise<void> {
  const { runScenarios } = await import('./scenarios.ts');
  const { junitOf } = await import('./junit.ts');
  const { text, ...report } = await runScenarios(context, paths, { only, variables: given });
  if (report.results.length === 0) throw new UsageError(text('run.none', { only: only ?? '' }));

  const failed = report.results.filter(({ failure }) => failure !== null).length;
  const passed = report.results.length - failed;
  const seconds = report.results.reduce((sum, result) => sum + result.seconds, 0).toFixed(1);
  if (junit !== undefined) writeFileSync(junit, junitOf(report.results));
  context.output.show({ passed, failed, seconds: Number(seconds), scenarios: report.results }, () => '');
  context.output.note(text('run.summary', { passed, failed, seconds }));
  if (failed > 0)
    throw new ApiError({ kind: 'unexpected', code: 'flow_failed', message: text('run.failed', { failed }) });
}

function variable(pair: string, before: Record<string, string> = {}): Record<string, string> {
  const at = pair.indexOf('=');
  return at < 1 ? { ...before, [pair]: '' } : { ...before, [pair.slice(0, at)]: pair.slice(at + 1) };
}
