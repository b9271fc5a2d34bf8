import type { Command } from 'commander';
import { shows, type Tools } from './app/tools.ts';
import { defineActivate, defineDeactivate, defineDelete, defineRestore } from './users-actions.ts';
import { defineCreate, defineEdit, defineInvite } from './users-change.ts';
import { defineGet } from './users-get.ts';
import { defineUserList } from './users-list.ts';

const commands = [
  defineUserList,
  defineGet,
  defineInvite,
  defineCreate,
  defineEdit,
  defineDeactivate,
  defineActivate,
  defineDelete,
  defineRestore,
];

export function defineUsers(program: Command, tools: Tools): void {
  const users = program.command('users').helpCommand(false).description(tools.text('users.summary'));
  shows(users, tools, [
    'biuro users list --filter status=invited',
    'biuro users invite ewa@firma.example --role representative',
  ]);
  for (const define of commands) define(users, tools);
}
