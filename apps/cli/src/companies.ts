import type { Command } from 'commander';
import { shows, type Tools } from './app/tools.ts';
import { defineCreate, defineEdit } from './companies-change.ts';
import { defineGet } from './companies-get.ts';
import { defineImport } from './companies-import.ts';
import { defineCompanyList } from './companies-list.ts';

export function defineCompanies(program: Command, tools: Tools): void {
  const companies = program.command('companies').helpCommand(false).description(tools.text('companies.summary'));
  shows(companies, tools, ['biuro companies list --search delta', 'biuro companies import firmy.csv --dry-run']);
  for (const define of [defineCompanyList, defineGet, defineCreate, defineEdit, defineImport]) define(companies, tools);
}
