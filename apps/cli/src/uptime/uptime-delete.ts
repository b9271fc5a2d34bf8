import { unwrap } from '@biuro/core/api/unwrap.ts';
import { ApiError } from '@biuro/core/lib/failure.ts';
import type { Command } from 'commander';
import { type BulkAnswer, showBulk } from '../app/bulk-answer.ts';
import type { Context } from '../app/context.ts';
import { givenIds } from '../app/given-ids.ts';
import type { OpenPortal } from '../app/portal.ts';
import { does, shows, type Tools } from '../app/tools.ts';

export function defineDelete(uptime: Command, tools: Tools): void {
  const { text } = tools;
  const remove = uptime
    .command('delete')
    .argument('<id...>', text('uptime.ids'))
    .description(text('uptime.delete.summary'))
    .action(does(tools, deleteEntries));
  shows(remove, tools, [
    'biuro uptime delete 019ab3c4-0000-7000-8000-000000000001',
    'biuro uptime list --status rejected --ids | biuro uptime delete -',
  ]);
}

async function deleteEntries(context: Context, _flags: object, ...typed: string[]): Promise<void> {
  const { withPortal, output, text } = context;
  const ids = await givenIds(context, typed);
  const [only = ''] = ids;
  if (ids.length === 1) {
    await withPortal((portal) => deleteEntry(portal, only));
    output.show({ id: only }, () => '');
    return output.note(text('uptime.delete.done'));
  }
  const rows = await withPortal(async (portal) => {
    const told: BulkAnswer['rows'] = [];
    for (const id of ids) told.push(await rowOf(portal, id));
    return told;
  });
  const done = rows.filter(({ result }) => result === 'done').length;
  showBulk(context, { done, refused: rows.length - done, rows });
}

const deleteEntry = ({ api }: OpenPortal, id: string) =>
  unwrap(api.DELETE('/uptimes/{id}', { params: { path: { id } } }));

async function rowOf(portal: OpenPortal, id: string): Promise<BulkAnswer['rows'][number]> {
  try {
    await deleteEntry(portal, id);
    return { id, name: id, result: 'done', error: null };
  } catch (error) {
    if (!(error instanceof ApiError) || !['rejected', 'conflict'].includes(error.failure.kind)) throw error;
    return { id, name: id, result: 'refused', error: error.failure.message };
  }
}
