import type { Command } from 'commander';
import { defineGroup } from '../app/group.ts';
import type { Tools } from '../app/tools.ts';
import { defineAssign } from './companies-assign.ts';
import { defineCreate, defineEdit } from './companies-change.ts';
import { defineChanges, defineDecide } from './companies-changes.ts';
import { defineChecklist } from './companies-checklist.ts';
import { defineCompanyDeletion, defineDeletedCompanies } from './companies-deletion.ts';
import { defineGet } from './companies-get.ts';
import { defineCompanyHistory } from './companies-history.ts';
import { defineImport } from './companies-import.ts';
import { defineImports } from './companies-imports.ts';
import { defineLifecycle } from './companies-lifecycle.ts';
import { defineCompanyList } from './companies-list.ts';
import { defineLookup } from './companies-lookup.ts';
import { defineViews } from './companies-views.ts';

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
