import { createIdempotencyKey } from '@biuro/core/api/idempotency-key.ts';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import { numberOf } from '#terminal/output/numbers.ts';
import type { Context } from '#terminal/session/context.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { givenValues, type UserFlags, userOptions } from './flags.ts';
import { findUser, nameOf, showUser } from './get.ts';
import { addProofOptions, givenPassword, type ProofFlags, withProof } from './proof.ts';

type CreateFlags = UserFlags & ProofFlags & Required<Pick<UserFlags, 'firstName' | 'lastName' | 'email' | 'role'>>;
type EditFlags = UserFlags & ProofFlags & { expectVersion?: string };

export function defineCreate(users: Command, tools: Tools): void {
  const create = users.command('create').description(tools.text('users.create.summary'));
  const { firstName, lastName, email, role, ...others } = userOptions(tools);
  for (const option of [firstName, lastName, email, role]) create.addOption(option.makeOptionMandatory());
  for (const option of Object.values(others)) create.addOption(option);
  addProofOptions(create, tools).action(actionOf(tools, createUser));
  addExamples(create, tools, [
    'biuro users create --first-name Iga --last-name Nowak --email iga@biuro.example --role accountant',
    "biuro users create --first-name Jan --last-name Lis --email jan@biuro.example --role payroll --phone '600 000 000' --json",
  ]);
}

export function defineEdit(users: Command, tools: Tools): void {
  const { text } = tools;
  const edit = users.command('edit').argument('<user>', text('users.which')).description(text('users.edit.summary'));
  for (const option of Object.values(userOptions(tools))) edit.addOption(option);
  addProofOptions(edit, tools)
    .option('--expect-version <number>', text('users.edit.version'))
    .action(actionOf(tools, editUser));
  addExamples(edit, tools, [
    'biuro users edit ksiegowa@demo.example --role administrator',
    "biuro users edit ksiegowa@demo.example --position '' --expect-version 3",
  ]);
}

async function createUser(context: Context, flags: CreateFlags): Promise<void> {
  const { withPortal, output, text } = context;
  const { firstName: first_name, lastName: last_name, email, role } = flags;
  const body = { ...givenValues(flags, text), first_name, last_name, email, role };
  const header = { 'Idempotency-Key': createIdempotencyKey() };
  const password = await givenPassword(context, flags);
  const { data } = await withPortal((portal) => {
    portal.person();
    const add = () => unwrap(portal.api.POST('/users', { params: { header }, body }));
    return withProof(context, portal, { ...flags, password }, add);
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
  const password = await givenPassword(context, flags);

  const { data } = await withPortal(async (portal) => {
    const { id, version } = await findUser(portal, which, text);
    const proof = password ? { current_password: password } : {};
    const body = { ...changes, ...proof, id, version: expected || version };
    return withProof(context, portal, { ...flags, password }, () => unwrap(portal.api.PUT('/users', { body })));
  });
  showUser(data, output, text);
  output.note(text('users.edit.done', { name: nameOf(data) }));
}
