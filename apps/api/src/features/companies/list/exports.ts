import type { ExportColumn } from '#platform/export/sheet.ts';
import { DOCUMENTS } from './columns.ts';

const text = (sql: string): ExportColumn => ({ sql, type: 'text' });
const words = (sql: string): ExportColumn => ({ sql, type: 'words' });
const nameOf = (table: string) => `${table}.first_name || ' ' || ${table}.last_name`;

/** Columns of the file. The import understands their headings, so that an export can be imported again. */
export const companyExports = {
  title: text('companies.name'),
  short_name: text('companies.short_name'),
  company_type: words('companies.company_type'),
  vat_number: text('companies.vat_number'),
  regon: text('companies.regon'),
  krs: text('companies.krs'),
  lifecycle: words('companies.lifecycle'),
  owner: text(nameOf('owner')),
  accounting_status: words('settlement.status'),
  tasks: { sql: 'companies.open_tasks', type: 'number' },
  documents: words(`(${DOCUMENTS}) ->> 'state'`),
  taxation_form: words('companies.taxation_form'),
  lump_rates: text(`replace(array_to_string(companies.lump_rates, '; '), '.', ',')`),
  books_form: words('companies.books_form'),
  income_period: words('companies.income_period'),
  vat_status: words('companies.vat_status'),
  vat_period: words('companies.vat_period'),
  zus_scheme: words('companies.zus_scheme'),
  street: text('companies.street'),
  building: text('companies.building'),
  flat: text('companies.flat'),
  postal_code: text('companies.postal_code'),
  city: text('companies.city'),
  tax_office_code: text('companies.tax_office_code'),
  bank_accounts: text(`array_to_string(companies.bank_accounts, '; ')`),
  zus_account: text('companies.zus_account'),
  reviewer: text(`(SELECT ${nameOf('users')} FROM users WHERE users.id = companies.reviewer_id)`),
  time_budget_minutes: { sql: 'companies.time_budget_minutes', type: 'number' },
  zus_deadline_own: { sql: 'companies.zus_deadline_own', type: 'number' },
  contract_from: { sql: 'companies.contract_from', type: 'date' },
  email: text('companies.email'),
  phone: text('companies.phone'),
  created_at: { sql: 'companies.created_at', type: 'instant' },
} satisfies Record<string, ExportColumn>;
