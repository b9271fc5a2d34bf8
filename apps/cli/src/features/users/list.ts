import type { components } from '@biuro/contract';
import { answerOf, unwrap } from '@biuro/core/api/unwrap.ts';
import type { Command } from 'commander';
import { defineList } from '#terminal/lists/list.ts';
import type { Tools } from '#terminal/session/tools.ts';
import { timeText } from '#terminal/time.ts';

type UserRow = components['schemas']['UserRow'];

export function defineUserList(users: Command, tools: Tools): void {
  defineList<UserRow>(users, tools, {
    name: 'users.list',
    examples: [
      'biuro users list --search nowak --sort last_name',
      'biuro users list --filter status=active --export uzytkownicy.xlsx',
    ],
    request: { search: 'users.list.search', sort: 'users.list.sort' },
    read: ({ api }, query) => unwrap(api.GET('/users', { params: { query } })),
    mine: { meaning: 'users.list.my', read: ({ api }, query) => unwrap(api.GET('/users/my', { params: { query } })) },
    download: ({ api }, query) => answerOf(api.GET('/users/export', { params: { query }, parseAs: 'arrayBuffer' })),
    headings: ['users.name', 'users.email', 'users.role', 'users.status', 'users.companies', 'users.last-login'],
    cells: ({ first_name, last_name, email, role, status, companies, last_login_at }, text) => [
      `${first_name} ${last_name}`.trim(),
      email,
      text(`role.${role}`),
      text(`status.${status}`),
      companies === 0 ? '' : String(companies),
      timeText(last_login_at),
    ],
    record: ({ id, email, first_name, last_name, role, status, companies, last_login_at }) => [
      id,
      email,
      first_name,
      last_name,
      role,
      status,
      String(companies),
      last_login_at ?? '',
    ],
  });
}
