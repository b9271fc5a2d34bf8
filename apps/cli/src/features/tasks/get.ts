import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import type { Words } from '#terminal/output/words.ts';
import { findTaskId } from '#terminal/records/find-record.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { showTask } from './card.ts';

export type Task = components['schemas']['Task'];

export function defineGet(tasks: Command, tools: Tools): void {
  const { text } = tools;
  const get = tasks
    .command('get')
    .argument('<task>', text('tasks.which'))
    .description(text('tasks.get.summary'))
    .action(actionOf(tools, getTask));
  addExamples(get, tools, ['biuro tasks get 9900000112/2026-10', 'biuro tasks get 9900000112/2026-10/payroll --json']);
}

async function getTask({ withPortal, output, text }: Context, _flags: object, which = ''): Promise<void> {
  const task = await withPortal((portal) => findTask(portal, which, text));
  showTask(task, output, text);
}

export async function findTask(portal: OpenPortal, which: string, text: Words): Promise<Task> {
  const id = await findTaskId(portal, which, text);
  return (await unwrap(portal.api.GET('/tasks/{id}', { params: { path: { id } } }))).data;
}
