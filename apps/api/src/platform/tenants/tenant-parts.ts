import type { components } from '@biuro/contract';

type Schemas = components['schemas'];
export type ModuleName = keyof Schemas['Modules'];

/** Columns that a list has data for, each with what the contract sorts by it; `null` where it cannot be sorted. */
type SortedBy<Column extends string, Sort extends string> = Record<Column, Sort | null>;

export interface ModuleParts {
  /** Components that pages ask for, each with how many looks it has: `variant` counts from 1. */
  components: Record<string, number>;
  columns: Record<string, SortedBy<string, string>>;
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
      companies: {
        title: 'name',
        company_type: 'company_type',
        tasks: 'tasks',
        owner: 'owner',
        vat_number: 'vat_number',
        accounting_status: 'accounting_status',
        documents: null,
        lifecycle: 'lifecycle',
        city: 'city',
        email: null,
        phone: null,
      } satisfies SortedBy<Schemas['CompanyColumn'], Schemas['CompanySort']>,
    },
  },
  employees: { components: { reports: 1 }, columns: {} },
  tasks: {
    components: { filters: 1, export: 1, board: 1, calendar: 1 },
    columns: {
      tasks: {
        title: 'title',
        company: 'company',
        period: 'period',
        status: 'status',
        tracks: null,
        assignee: 'assignee',
        priority: 'priority',
        docs_due_at: null,
        due_at: 'due_at',
      } satisfies SortedBy<Schemas['TaskColumn'], Schemas['TaskSort']>,
      liabilities: {
        company: 'company',
        kind: 'kind',
        period: 'period',
        amount: 'amount',
        due_date: 'due_date',
        status: 'status',
        account: null,
      } satisfies SortedBy<Schemas['LiabilityColumn'], Schemas['LiabilitySort']>,
      declarations: {
        company: 'company',
        form: 'form',
        period: 'period',
        due_date: 'due_date',
        status: 'status',
        assignee: null,
        sent_at: null,
        upo_number: null,
      } satisfies SortedBy<Schemas['DeclarationColumn'], Schemas['DeclarationSort']>,
    },
  },
  users: {
    components: { filters: 1, export: 1, history: 1 },
    columns: {
      users: {
        name: 'first_name',
        role: 'role',
        companies: null,
        email: 'email',
        phone: null,
        position: null,
        status: 'status',
        last_login_at: 'last_login_at',
        created_at: 'created_at',
      } satisfies SortedBy<Schemas['UserColumn'], Schemas['UserSort']>,
    },
  },
  reports: {
    components: {},
    columns: {
      reports: {
        title: 'title',
        report1: null,
        report2: null,
        report3: null,
      } satisfies SortedBy<Schemas['ReportColumn'], Schemas['ReportSort']>,
    },
  },
};
