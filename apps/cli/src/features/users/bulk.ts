import type { components } from '@biuro/contract';
import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { Argument, type Command } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import { joined, showBulk } from '#terminal/lists/bulk-answer.ts';
import { confirm } from '#terminal/prompts/prompts.ts';
import { findUserId } from '#terminal/records/find-record.ts';
import { givenIds, inPacks } from '#terminal/records/given-ids.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { findDeletedId } from './deleted.ts';

type Action = components['schemas']['BulkChange']['action'];

/** Named like the single commands. */
const actions: Record<string, Action> = {
  deactivate: 'deactivate',
  activate: 'activate',
  delete: 'delete',
  restore: 'restore',
  resend: 'resend_invite',
};
/** Actions that take away a user's access. */
const asked = ['deactivate', 'delete'];

/** The most ids that one call takes. */
const pack = 100;

interface BulkFlags {
  yes?: true;
}

export function defineBulk(users: Command, tools: Tools): void {
  const { text } = tools;
  const bulk = users
    .command('bulk')
    .addArgument(new Argument('<action>', text('users.bulk.action')).choices(Object.keys(actions)))
    .argument('<user...>', text('users.several'))
    .description(text('users.bulk.summary'))
    .option('--yes', text('flag.yes'))
    .action(actionOf(tools, changeUsers));
  addExamples(bulk, tools, [
    'biuro users bulk deactivate klient@demo.example wlasciciel@demo.example',
    'biuro users list --filter status=invited --all --ids | biuro users bulk resend -',
  ]);
}

async function changeUsers(context: Context, { yes }: BulkFlags, name = '', ...typed: string[]): Promise<void> {
  const { withPortal, interactive, text } = context;
  const action = actions[name] ?? 'activate';
  const question = asked.includes(name) && !yes;
  if (question && !interactive) throw new UsageError(text('usage.needs-yes'));
  const names = await givenIds(context, typed);
  if (question)
    await confirm(
      context,
      text(name === 'delete' ? 'users.ask.bulk-delete' : 'users.ask.bulk-deactivate', { n: names.length }),
    );

  const answers = await withPortal(async (portal) => {
    portal.person();
    const ids = [];
    const find = action === 'restore' ? findDeletedId : findUserId;
    for (const which of names) ids.push(await find(portal, which, text));
    const done = [];
    for (const part of inPacks(ids, pack)) {
      const header = { 'Idempotency-Key': createIdempotencyKey() };
      const body = { action, ids: part };
      done.push((await unwrap(portal.api.POST('/users/bulk', { params: { header }, body }))).data);
    }
    return done;
  });
  showBulk(context, joined(answers));
}
