import type { components } from '@biuro/contract';
import { settledMonth } from '@biuro/core/poland/period.ts';
import { areDocumentsMissing, isMonthly, isUnfinished } from '#domain/settlement/task-conditions.ts';
import { today } from '#platform/clock/today.ts';
import { code, codeOrLast, either, moment, polish, polishOrLast, whole } from '#platform/database/list/columns.ts';
import { createList, type Scope } from '#platform/database/list/list.ts';
import { LATE, ownRowColumns, rowColumns, settlementOf } from './columns.ts';
import { companyExports } from './exports.ts';

/** Tags of the contract whose operations change counts of companies. */
const tags = ['companies', 'users', 'tasks', 'liabilities', 'declarations'];

const looksAfter = (caller: string) => `(companies.owner_id = ${caller} OR companies.payroll_owner_id = ${caller})`;

/** Companies with a monthly settlement for which the condition holds. */
const withSettlement = (condition: string) =>
  `companies.id IN (SELECT company_id FROM tasks WHERE ${isMonthly('tasks')} AND ${condition})`;

/** All companies of the office, each with its settlement of one month. */
export const companyList = createList<'listCompanies', components['schemas']['CompanySort']>({
  name: 'companies',
  tags,
  from: 'companies',
  joins: {
    owner: 'LEFT JOIN users owner ON owner.id = companies.owner_id',
    settlement: settlementOf(':month'),
  },
  id: 'companies.id',
  search: 'companies.search_text',
  columns: rowColumns(':month'),
  sort: {
    name: polish('companies.name'),
    company_type: code('companies.company_type'),
    vat_number: code('companies.vat_number'),
    lifecycle: code('companies.lifecycle'),
    owner: polishOrLast('owner.last_name'),
    city: polishOrLast('companies.city'),
    created_at: moment('companies.created_at'),
    accounting_status: codeOrLast('settlement.status'),
    tasks: whole('companies.open_tasks'),
  },
  defaultSort: 'name:asc',
  filters: {
    company_type: (value) => `companies.company_type = ${value}`,
    lifecycle: (value) => `companies.lifecycle = ${value}`,
    owner_id: (value) => `companies.owner_id = ${value}`,
    mine: { ofCaller: (value, caller) => either(value, looksAfter(caller)) },
    without_owner: (value) => either(value, 'companies.owner_id IS NULL'),
    month: { setting: () => settledMonth(today()) },
    accounting_status: (value) => `settlement.status = ${value}`,
    unfinished_before: (value) => withSettlement(`tasks.month < ${value} AND ${isUnfinished('tasks')}`),
    vat_status: (value) => `companies.vat_status = ${value}`,
    taxation_form: (value) => `companies.taxation_form = ${value}`,
    late: (value) => either(value, `companies.open_tasks > 0 AND companies.id IN (${LATE})`),
    documents_missing: (value) =>
      either(value, withSettlement(`tasks.month <= :month AND ${areDocumentsMissing('tasks')}`)),
  },
  exports: companyExports,
});

/** A client's own companies. */
export const ownCompanyList = createList<'listMyCompanies', 'name'>({
  name: 'own companies',
  tags,
  from: `companies JOIN company_users link ON link.company_id = companies.id
    LEFT JOIN users owner ON owner.id = companies.owner_id`,
  id: 'companies.id',
  search: 'companies.search_text',
  columns: ownRowColumns,
  sort: { name: polish('companies.name') },
  defaultSort: 'name:asc',
  filters: {},
  exports: {},
});

export const everyCompany: Scope = { name: 'all' };
export const ownCompanies: Scope = { name: 'own', where: (caller) => `link.user_id = ${caller}` };
