import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { showBulk } from '#terminal/lists/bulk-answer.ts';
import { givenIds } from '#terminal/records/given-ids.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { changeAll } from './change.ts';

export function defineDelete(uptime: Command, tools: Tools): void {
  const { text } = tools;
  const remove = uptime
    .command('delete')
    .argument('<id...>', text('uptime.ids'))
    .description(text('uptime.delete.summary'))
    .action(actionOf(tools, deleteEntries));
  addExamples(remove, tools, [
    'biuro uptime delete 019ab3c4-0000-7000-8000-000000000001',
    'biuro uptime list --status rejected --ids | biuro uptime delete -',
  ]);
}

async function deleteEntries(context: Context, _flags: object, ...typed: string[]): Promise<void> {
  const { withPortal, output, text } = context;
  const ids = await givenIds(context, typed);
  const [id = ''] = ids;
  if (ids.length > 1)
    return showBulk(context, await withPortal((portal) => changeAll(portal, ids, { action: 'delete' })));
  await withPortal(({ api }) => unwrap(api.DELETE('/uptimes/{id}', { params: { path: { id } } })));
  output.show({ id }, () => '');
  output.note(text('uptime.delete.done'));
}
