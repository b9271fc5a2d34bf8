import type { Command } from 'commander';
import { defineGroup } from '#terminal/records/group.ts';
import type { Tools } from '#terminal/session/tools.ts';
import { defineAssign } from './assign.ts';
import { defineCreate, defineEdit } from './change.ts';
import { defineChanges, defineDecide } from './changes.ts';
import { defineChecklist } from './checklist.ts';
import { defineCompanyDeletion, defineDeletedCompanies } from './deletion.ts';
import { defineGet } from './get.ts';
import { defineCompanyHistory } from './history.ts';
import { defineImport } from './import.ts';
import { defineImports } from './imports.ts';
import { defineLifecycle } from './lifecycle.ts';
import { defineCompanyList } from './list.ts';
import { defineLookup } from './lookup.ts';
import { defineViews } from './saved-views.ts';

const commands = [
  defineCompanyList,
  defineViews,
  defineGet,
  defineCreate,
  defineEdit,
  defineCompanyDeletion,
  defineDeletedCompanies,
  defineAssign,
  defineLifecycle,
  defineChecklist,
  defineChanges,
  defineDecide,
  defineCompanyHistory,
  defineLookup,
  defineImport,
  defineImports,
];

export function defineCompanies(program: Command, tools: Tools): void {
  const examples: [string, string] = [
    'biuro companies list --search delta',
    'biuro companies import firmy.csv --dry-run',
  ];
  defineGroup(program, tools, { name: 'companies', summary: 'companies.summary', examples, commands });
}
