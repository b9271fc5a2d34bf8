import type { Command } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';

interface InspectFlags {
  port: string;
}

export function defineInspect(program: Command, tools: Tools): void {
  const { text } = tools;
  const inspect = program
    .command('inspect')
    .description(text('inspect.summary'))
    .option('--port <number>', text('inspect.port'), '8899')
    .action(actionOf(tools, inspectCharts));
  addExamples(inspect, tools, ['biuro inspect', 'biuro inspect --port 9000']);
}

/** Shows the charts of pages that are opened with `?inspect`, until Ctrl+C. */
async function inspectCharts({ text, output, signal }: Context, { port }: InspectFlags): Promise<void> {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UsageError(text('usage.choice', { first: '--port', second: port, allowed: '0–65535' }));
  const { openHub } = await import('./hub.ts');
  const hub = await openHub({ port: Number(port), onLine: (line) => output.print(JSON.stringify(line)) });
  output.note(text('inspect.open', { url: hub.url }));
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  hub.close();
}
