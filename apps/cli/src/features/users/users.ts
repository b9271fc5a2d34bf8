import type { Command } from 'commander';
import { defineGroup } from '#terminal/records/group.ts';
import type { Tools } from '#terminal/session/tools.ts';
import {
  defineActivate,
  defineDeactivate,
  defineDelete,
  defineResend,
  defineRestore,
  defineWithdraw,
} from './actions.ts';
import { defineBulk } from './bulk.ts';
import { defineCreate, defineEdit, defineInvite } from './change.ts';
import { defineUserCompanies } from './companies.ts';
import { defineDeletedUsers } from './deleted.ts';
import { defineGet } from './get.ts';
import { defineUserHistory } from './history.ts';
import { defineUserList } from './list.ts';
import { defineResetLink } from './reset-link.ts';

const commands = [
  defineUserList,
  defineDeletedUsers,
  defineGet,
  defineUserCompanies,
  defineUserHistory,
  defineInvite,
  defineResend,
  defineWithdraw,
  defineCreate,
  defineEdit,
  defineDeactivate,
  defineActivate,
  defineDelete,
  defineRestore,
  defineBulk,
  defineResetLink,
];

export function defineUsers(program: Command, tools: Tools): void {
  const examples: [string, string] = [
    'biuro users list --filter status=invited',
    'biuro users invite ewa@firma.example --role representative',
  ];
  defineGroup(program, tools, { name: 'users', summary: 'users.summary', examples, commands });
}
