import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import { numberOf } from '#terminal/output/numbers.ts';
import { readLine } from '#terminal/prompts/input.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { givenValues, type UserFlags, userOptions } from './flags.ts';
import { findUser, nameOf, showUser } from './get.ts';
import { withProof } from './proof.ts';

type CreateFlags = UserFlags & Required<Pick<UserFlags, 'firstName' | 'lastName' | 'email' | 'role'>>;
type EditFlags = UserFlags & { expectVersion?: string; passwordFile?: string };

export function defineCreate(users: Command, tools: Tools): void {
  const create = users.command('create').description(tools.text('users.create.summary'));
  const { firstName, lastName, email, role, ...others } = userOptions(tools);
  for (const option of [firstName, lastName, email, role]) create.addOption(option.makeOptionMandatory());
  for (const option of Object.values(others)) create.addOption(option);
  create.action(actionOf(tools, createUser));
  addExamples(create, tools, [
    'biuro users create --first-name Ewa --last-name Nowak --email ewa@biuro.example --role accountant',
    "biuro users create --first-name Jan --last-name Lis --email jan@biuro.example --role payroll --phone '600 000 000' --json",
  ]);
}

export function defineEdit(users: Command, tools: Tools): void {
  const { text } = tools;
  const edit = users.command('edit').argument('<user>', text('users.which')).description(text('users.edit.summary'));
  for (const option of Object.values(userOptions(tools))) edit.addOption(option);
  edit
    .option('--password-file <file>', text('users.edit.password-file'))
    .option('--expect-version <number>', text('users.edit.version'))
    .action(actionOf(tools, editUser));
  addExamples(edit, tools, [
    'biuro users edit ewa@biuro.example --role administrator',
    "biuro users edit ewa@biuro.example --position '' --expect-version 3",
  ]);
}

async function createUser({ withPortal, output, text }: Context, flags: CreateFlags): Promise<void> {
  const { firstName: first_name, lastName: last_name, email, role } = flags;
  const body = { ...givenValues(flags, text), first_name, last_name, email, role };
  const header = { 'Idempotency-Key': createIdempotencyKey() };
  const { data } = await withPortal(({ api, person }) => {
    person();
    return unwrap(api.POST('/users', { params: { header }, body }));
  });
  showUser(data, output, text);
  output.note(text('users.create.done', { name: nameOf(data), email: data.email }));
}

/** Changes only the given fields. The server refuses when somebody else has changed the user. */
async function editUser(context: Context, flags: EditFlags, which = ''): Promise<void> {
  const { withPortal, output, text } = context;
  const changes = givenValues(flags, text);
  if (Object.keys(changes).length === 0) throw new UsageError(text('users.edit.nothing'));
  const expected = flags.expectVersion && numberOf('--expect-version', flags.expectVersion, text);
  const current_password = flags.passwordFile === undefined ? undefined : await readLine(context, flags.passwordFile);

  const { data } = await withPortal(async (portal) => {
    const { id, version } = await findUser(portal, which, text);
    const proof = current_password ? { current_password } : {};
    const body = { ...changes, ...proof, id, version: expected || version };
    return withProof(context, portal, current_password, () => unwrap(portal.api.PUT('/users', { body })));
  });
  showUser(data, output, text);
  output.note(text('users.edit.done', { name: nameOf(data) }));
}
