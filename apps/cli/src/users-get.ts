import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import { ApiError } from '@biuro/core/lib/failure.ts';
import type { Command } from 'commander';
import type { Context } from './app/context.ts';
import { localTime } from './app/local-time.ts';
import { UsageError } from './app/mistakes.ts';
import type { Output } from './app/output.ts';
import type { OpenPortal } from './app/portal.ts';
import { does, shows, type Tools } from './app/tools.ts';
import type { Words } from './app/words.ts';

type User = components['schemas']['User'];

export function defineGet(users: Command, tools: Tools): void {
  const { text } = tools;
  const get = users
    .command('get')
    .argument('<user>', text('users.which'))
    .description(text('users.get.summary'))
    .action(does(tools, getUser));
  shows(get, tools, ['biuro users get ewa@firma.example', 'biuro users get ewa@firma.example --json']);
}

async function getUser({ withPortal, output, text }: Context, _flags: object, which = ''): Promise<void> {
  const user = await withPortal((portal) => findUser(portal, which, text));
  showUser(user, output, text);
}

/** The user of an id or of an address, among those that the person may see. */
export async function findUser(portal: OpenPortal, which: string, text: Words): Promise<User> {
  return readUser(portal, await findId(portal, which, text));
}

/** The same when only the id matters: one call less where it was given. */
export async function findId(portal: OpenPortal, which: string, text: Words): Promise<string> {
  const { id, email, isAdmin } = portal.person();
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(which)) return which;
  if (!which.includes('@')) throw new UsageError(text('users.which.wrong', { value: which }));

  const wanted = which.toLowerCase();
  if (email.toLowerCase() === wanted) return id;
  const found = isAdmin ? await search(portal, which) : [];
  const user = found.find((row) => row.email.toLowerCase() === wanted);
  if (user) return user.id;
  const message = text('users.which.none', { email: which });
  throw new ApiError({ kind: 'rejected', status: 404, code: 'not_found', message });
}

async function search({ api }: OpenPortal, text: string) {
  const query = { search: text, limit: 100 };
  return (await unwrap(api.GET('/users', { params: { query } }))).data;
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
      [text('users.last-login'), last_login_at && localTime(new Date(last_login_at))],
      [text('users.id'), id],
      [text('users.version'), String(version)],
    ]),
  );
}
