import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { Argument, type Command, Option } from 'commander';
import { pairAfterPair } from '#terminal/lists/query.ts';
import { numberOf } from '#terminal/output/numbers.ts';
import { taskStatuses } from '#terminal/prompts/choices.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { showTask } from './card.ts';
import { findTask } from './get.ts';

interface MoveFlags {
  reason?: string;
  missing?: string[];
  expectVersion?: string;
}

export function defineStatus(tasks: Command, tools: Tools): void {
  const { text } = tools;
  const status = tasks
    .command('status')
    .argument('<task>', text('tasks.which'))
    .addArgument(new Argument('<status>', text('tasks.status.to')).choices(taskStatuses))
    .description(text('tasks.status.summary'))
    .option('--reason <text>', text('tasks.status.reason'))
    .addOption(new Option('--missing <text>', text('tasks.status.missing')).argParser(pairAfterPair))
    .option('--expect-version <number>', text('tasks.status.version'))
    .action(actionOf(tools, moveTask));
  addExamples(status, tools, [
    'biuro tasks status 9900000112/2026-10 booking',
    "biuro tasks status 9900000112/2026-10 incomplete --missing 'Wyciąg bankowy' --missing 'Faktura 12/2026'",
  ]);
}

async function moveTask(
  { withPortal, output, text }: Context,
  { reason, missing, expectVersion }: MoveFlags,
  which = '',
  status = '',
): Promise<void> {
  const expected = expectVersion && numberOf('--expect-version', expectVersion, text);
  const header = { 'Idempotency-Key': createIdempotencyKey() };
  const { data } = await withPortal(async (portal) => {
    const { id, version } = await findTask(portal, which, text);
    const to = taskStatuses.find((known) => known === status) ?? 'booking';
    const body = { to, version: expected || version, ...(reason && { reason }), ...(missing && { missing }) };
    return unwrap(portal.api.POST('/tasks/{id}/status', { params: { path: { id }, header }, body }));
  });
  showTask(data, output, text);
  output.note(text('tasks.status.done', { title: data.title, status: text(`task.${data.status}`) }));
}
