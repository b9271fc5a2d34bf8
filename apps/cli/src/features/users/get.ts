import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import type { Output } from '#terminal/output/output.ts';
import type { Words } from '#terminal/output/words.ts';
import { findUserId } from '#terminal/records/find-record.ts';
import type { Context } from '#terminal/session/context.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import { actionOf, addExamples, type Tools } from '#terminal/session/tools.ts';
import { timeText } from '#terminal/time.ts';

type User = components['schemas']['User'];

export function defineGet(users: Command, tools: Tools): void {
  const { text } = tools;
  const get = users
    .command('get')
    .argument('<user>', text('users.which'))
    .description(text('users.get.summary'))
    .action(actionOf(tools, getUser));
  addExamples(get, tools, ['biuro users get klient@demo.example', 'biuro users get klient@demo.example --json']);
}

async function getUser({ withPortal, output, text }: Context, _flags: object, which = ''): Promise<void> {
  const user = await withPortal((portal) => findUser(portal, which, text));
  showUser(user, output, text);
}

/** Finds a user by id or e-mail address. Throws a 404 failure where the person may not see them. */
export async function findUser(portal: OpenPortal, which: string, text: Words): Promise<User> {
  return readUser(portal, await findUserId(portal, which, text));
}

async function readUser({ api }: OpenPortal, id: string): Promise<User> {
  return (await unwrap(api.GET('/users/{id}', { params: { path: { id } } }))).data;
}

export function nameOf({ first_name, last_name, email }: User): string {
  return `${first_name} ${last_name}`.trim() || email;
}

export function showUser(user: User, output: Output, text: Words): void {
  const { id, email, phone, position, role, status, companies, last_login_at, version } = user;
  output.show(user, () =>
    output.card([
      [text('users.name'), nameOf(user)],
      [text('users.email'), email],
      [text('users.phone'), phone],
      [text('users.position'), position],
      [text('users.role'), text(`role.${role}`)],
      [text('users.status'), text(`status.${status}`)],
      [text('users.companies'), companies.map((company) => company.name).join(', ')],
      [text('users.last-login'), timeText(last_login_at)],
      [text('users.id'), id],
      [text('users.version'), String(version)],
    ]),
  );
}
