import type { components } from '@biuro/contract';
import { unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { UsageError } from '#terminal/errors.ts';
import { defineList } from '#terminal/lists/list.ts';
import type { Words } from '#terminal/output/words.ts';
import { isId, noSuchRecord } from '#terminal/records/find-record.ts';
import type { OpenPortal } from '#terminal/session/portal.ts';
import type { Tools } from '#terminal/session/tools.ts';
import { timeText } from '#terminal/time.ts';

type DeletedUser = components['schemas']['DeletedUserRow'];

export function defineDeletedUsers(users: Command, tools: Tools): void {
  defineList<DeletedUser>(users, tools, {
    name: 'users.deleted',
    examples: ['biuro users deleted', 'biuro users deleted --all --ids | biuro users bulk restore -'],
    read: ({ api }, { page = 1, limit = 25, cursor }) =>
      unwrap(api.GET('/users/deleted', { params: { query: { limit, ...(cursor ? { cursor } : { page }) } } })),
    headings: ['users.name', 'users.email', 'users.role', 'users.deleted.at'],
    cells: ({ first_name, last_name, email, role, deleted_at }, text) => [
      `${first_name} ${last_name}`.trim(),
      email,
      text(`role.${role}`),
      timeText(deleted_at),
    ],
    record: ({ id, email, first_name, last_name, role, deleted_at }) => [
      id,
      email,
      first_name,
      last_name,
      role,
      deleted_at,
    ],
  });
}

/** Finds a deleted user by id or e-mail address. Several deleted users may have the same address. */
export async function findDeletedId(portal: OpenPortal, which: string, text: Words): Promise<string> {
  portal.person();
  if (isId(which)) return which;
  if (!which.includes('@')) throw new UsageError(text('users.which.wrong', { value: which }));
  const query = { search: which, limit: 100 };
  const { data } = await unwrap(portal.api.GET('/users/deleted', { params: { query } }));
  const [first, ...others] = data.filter(({ email }) => email.toLowerCase() === which.toLowerCase());
  if (others.length > 0) throw new UsageError(text('users.which.deleted.several', { email: which }));
  if (!first) throw noSuchRecord(text('users.which.deleted.none', { email: which }));
  return first.id;
}
