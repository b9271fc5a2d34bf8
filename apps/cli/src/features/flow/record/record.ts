import { existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';

interface RecordFlags {
  as?: string;
}

export function defineFlowRecord(flow: Command, tools: Tools): void {
  const { text } = tools;
  const record = flow
    .command('record')
    .argument('<file>', text('flow.record-file'))
    .argument('[command...]', text('flow.record-command'))
    .description(text('flow.record'))
    .option('--as <email>', text('flow.as'))
    .action(actionOf(tools, recordFlow));
  addExamples(record, tools, [
    'biuro flow record logowanie.yml',
    'biuro flow record praca.yml --as admin@demo.example -- biuro companies get 9900000112',
  ]);
}

/** Records the lines of stdin, or the calls of a command, as a scenario. */
async function recordFlow(context: Context, { as }: RecordFlags, path = '', ...command: string[]): Promise<void> {
  const { createFlowWords } = await import('../format/words.ts');
  const { output, settings, terminal } = context;
  const text = createFlowWords(settings.locale);
  if (existsSync(path)) throw new UsageError(text('record.exists', { path }));

  if (command.length > 0) {
    const { recordCommand } = await import('./record-command.ts');
    const { written, steps, code } = await recordCommand(context, text, { path, as, command });
    writeFileSync(path, written);
    output.show({ path, steps, code }, () => '');
    return output.note(text('record.done', { path, steps }));
  }
  const { createRecording } = await import('./recording.ts');
  const recording = await createRecording(context, text, { path, as });
  output.note(text('record.help'));
  try {
    for await (const line of createInterface({ input: terminal.stdin, terminal: false })) {
      if (line.trim() === '') continue;
      for (const seen of await recording.take(line.trim())) output.note(seen);
    }
  } finally {
    recording.stop();
    writeFileSync(path, recording.written());
  }
  output.show({ path, steps: recording.count() }, () => '');
  output.note(text('record.done', { path, steps: recording.count() }));
}
