import type { Command } from 'commander';
import { defineGroup } from '../app/group.ts';
import type { Tools } from '../app/tools.ts';
import {
  defineActivate,
  defineDeactivate,
  defineDelete,
  defineResend,
  defineRestore,
  defineWithdraw,
} from './users-actions.ts';
import { defineBulk } from './users-bulk.ts';
import { defineCreate, defineEdit, defineInvite } from './users-change.ts';
import { defineUserCompanies } from './users-companies.ts';
import { defineDeletedUsers } from './users-deleted.ts';
import { defineGet } from './users-get.ts';
import { defineUserHistory } from './users-history.ts';
import { defineUserList } from './users-list.ts';
import { defineResetLink } from './users-reset-link.ts';

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
