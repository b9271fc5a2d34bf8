import type { Api } from '@biuro/core/api/client.ts';
import type { Command } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import type { Output } from '#terminal/output/output.ts';
import type { MessageId, Words } from '#terminal/output/words.ts';
import { confirm } from '#terminal/prompts/prompts.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';

interface Deletion<T extends { id: string }> {
  /** The group of the commands, for example `tasks`. */
  group: string;
  which: MessageId;
  /** How a person names a record, for the examples. */
  example: string;
  find(portal: OpenPortal, which: string, text: Words): Promise<T>;
  nameOf(record: T, text: Words): string;
  remove(api: Api, id: string): Promise<unknown>;
  restore(api: Api, id: string): Promise<{ data: T }>;
  show(record: T, output: Output, text: Words): void;
}

/** Adds the commands `delete` and `restore`. */
export function defineDeletion<T extends { id: string }>(group: Command, tools: Tools, deletion: Deletion<T>): void {
  const { text } = tools;
  const run = `biuro ${deletion.group}`;
  const remove = group
    .command('delete')
    .argument('<which>', text(deletion.which))
    .description(text('deletion.delete.summary'))
    .option('--yes', text('flag.yes'))
    .action(
      actionOf(tools, (context, flags: { yes?: true }, which = '') => deleteOne(context, deletion, flags, which)),
    );
  addExamples(remove, tools, [
    `${run} delete ${deletion.example}`,
    `${run} delete ${deletion.example} --yes --no-input`,
  ]);
  const restore = group
    .command('restore')
    .argument('<id>', text('deletion.restore.which'))
    .description(text('deletion.restore.summary'))
    .action(actionOf(tools, (context, _flags: object, id = '') => restoreOne(context, deletion, id)));
  const id = '0190a000-0000-7000-8000-00000000000f';
  addExamples(restore, tools, [`${run} restore ${id}`, `${run} restore ${id} --json`]);
}

async function deleteOne<T extends { id: string }>(
  context: Context,
  { group, find, nameOf, remove }: Deletion<T>,
  { yes }: { yes?: true },
  which: string,
): Promise<void> {
  const { withPortal, interactive, output, text } = context;
  if (!yes && !interactive) throw new UsageError(text('usage.needs-yes'));
  const record = await withPortal(async (portal) => {
    const found = await find(portal, which, text);
    if (!yes) await confirm(context, text('deletion.delete.ask', { name: nameOf(found, text) }));
    await remove(portal.api, found.id);
    return found;
  });
  output.note(text('deletion.delete.done', { name: nameOf(record, text), group, id: record.id }));
}

async function restoreOne<T extends { id: string }>(
  { withPortal, output, text }: Context,
  { nameOf, restore, show }: Deletion<T>,
  id: string,
): Promise<void> {
  const { data } = await withPortal((portal) => {
    portal.person();
    return restore(portal.api, id);
  });
  show(data, output, text);
  output.note(text('deletion.restore.done', { name: nameOf(data, text) }));
}
