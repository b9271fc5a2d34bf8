import type { components } from '@biuro/contract';
import type { Api } from '@biuro/core/api/client.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import type { MessageId } from '#terminal/output/words.ts';
import { confirm } from '#terminal/prompts/prompts.ts';
import { findUserId } from '#terminal/records/find-record.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { findDeletedId } from './deleted.ts';
import { findUser, nameOf, showUser } from './get.ts';

type User = components['schemas']['User'];

type ActionName = 'deactivate' | 'activate' | 'delete' | 'restore' | 'resend' | 'withdraw';

interface Action {
  /** The confirmation of actions that take away a user's access. */
  question?: MessageId;
  /** Resolves with the user, unless the user no longer exists. */
  call: (api: Api, id: string) => Promise<{ data: User } | undefined>;
}

const at = (id: string) => ({ params: { path: { id } } });
const actions: Record<ActionName, Action> = {
  deactivate: {
    question: 'users.ask.deactivate',
    call: (api, id) => unwrap(api.POST('/users/{id}/deactivate', at(id))),
  },
  activate: { call: (api, id) => unwrap(api.POST('/users/{id}/activate', at(id))) },
  delete: { question: 'users.ask.delete', call: (api, id) => unwrap(api.DELETE('/users/{id}', at(id))) },
  restore: { call: (api, id) => unwrap(api.POST('/users/{id}/restore', at(id))) },
  resend: { call: (api, id) => unwrap(api.POST('/users/{id}/resend-invite', at(id))) },
  withdraw: {
    question: 'users.ask.withdraw',
    call: (api, id) => unwrap(api.POST('/users/{id}/withdraw-invite', at(id))),
  },
};

interface ActionFlags {
  yes?: true;
}

export function defineDeactivate(users: Command, tools: Tools): void {
  addExamples(defineAction(users, tools, 'deactivate'), tools, [
    'biuro users deactivate klient@demo.example',
    'biuro users deactivate klient@demo.example --yes --no-input',
  ]);
}

export function defineActivate(users: Command, tools: Tools): void {
  addExamples(defineAction(users, tools, 'activate'), tools, [
    'biuro users activate klient@demo.example',
    'biuro users activate klient@demo.example --json',
  ]);
}

export function defineDelete(users: Command, tools: Tools): void {
  addExamples(defineAction(users, tools, 'delete'), tools, [
    'biuro users delete klient@demo.example',
    'biuro users delete klient@demo.example --yes --no-input',
  ]);
}

export function defineRestore(users: Command, tools: Tools): void {
  addExamples(defineAction(users, tools, 'restore'), tools, [
    'biuro users restore klient@demo.example',
    'biuro users restore 0190a000-0000-7000-8000-00000000000f --json',
  ]);
}

export function defineResend(users: Command, tools: Tools): void {
  addExamples(defineAction(users, tools, 'resend'), tools, [
    'biuro users resend klient@demo.example',
    'biuro users resend klient@demo.example --json',
  ]);
}

export function defineWithdraw(users: Command, tools: Tools): void {
  addExamples(defineAction(users, tools, 'withdraw'), tools, [
    'biuro users withdraw klient@demo.example',
    'biuro users withdraw klient@demo.example --yes --no-input',
  ]);
}

function defineAction(users: Command, tools: Tools, name: ActionName): Command {
  const { text } = tools;
  const command = users
    .command(name)
    .argument('<user>', text(name === 'restore' ? 'users.which.deleted' : 'users.which'))
    .description(text(`users.${name}.summary`))
    .action(actionOf(tools, (context, flags: ActionFlags, which = '') => act(context, name, flags, which)));
  return actions[name].question ? command.option('--yes', text('flag.yes')) : command;
}

async function act(context: Context, name: ActionName, { yes }: ActionFlags, which: string): Promise<void> {
  const { withPortal, interactive, output, text } = context;
  const { question, call } = actions[name];
  if (question && !yes && !interactive) throw new UsageError(text('usage.needs-yes'));

  const user = await withPortal(async (portal) => {
    const find = name === 'restore' ? findDeletedId : findUserId;
    if (!question) return (await call(portal.api, await find(portal, which, text)))?.data;
    const known = await findUser(portal, which, text);
    if (!yes) await confirm(context, text(question, { name: nameOf(known), email: known.email }));
    return (await call(portal.api, known.id))?.data ?? known;
  });
  if (!user) return;
  showUser(user, output, text);
  output.note(text(`users.${name}.done`, { name: nameOf(user), email: user.email, id: user.id }));
}
