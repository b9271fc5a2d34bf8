import type { components } from '@biuro/contract';

export type ModuleName = keyof components['schemas']['Modules'];

export interface ModuleParts {
  /** Components that pages ask for, each with how many looks it has: `variant` counts from 1. */
  components: Record<string, number>;
  /** Lists, each with the columns that it has data for. */
  columns: Record<string, readonly string[]>;
}

/** What an office may arrange in the modules that are built, and what it may prepare in those that are not. */
export const PARTS: Partial<Record<ModuleName, ModuleParts>> = {
  dashboard: {
    components: { greeting: 2, figures: 2, contact: 1, account: 1 },
    columns: {},
  },
  company: {
    components: { filters: 1, export: 1, history: 1 },
    columns: {
      companies: ['title', 'company_type', 'tasks', 'owner', 'vat_number', 'accounting_status', 'documents'],
    },
  },
  employees: { components: { reports: 1 }, columns: {} },
  tasks: {
    components: { filters: 1, export: 1, board: 1, calendar: 1 },
    columns: {
      tasks: ['title', 'company', 'period', 'status', 'tracks', 'assignee', 'priority', 'docs_due_at', 'due_at'],
      liabilities: ['company', 'kind', 'period', 'amount', 'due_date', 'status', 'account', 'created_at'],
      declarations: ['company', 'form', 'period', 'due_date', 'status', 'assignee', 'sent_at', 'upo_number'],
    },
  },
  users: {
    components: { filters: 1, export: 1, history: 1 },
    columns: {
      users: ['name', 'role', 'companies', 'email', 'phone', 'position', 'status', 'last_login_at', 'created_at'],
    },
  },
  reports: {
    components: {},
    columns: { reports: ['title', 'report1', 'report2', 'report3'] },
  },
};
