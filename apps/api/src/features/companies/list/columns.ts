import { isLate, TODAY } from '#domain/settlement/task-conditions.ts';
import { instant, personOf } from '#platform/database/list/columns.ts';
import { schemaOfComponent } from '#platform/http/contract/contract.ts';
import { profileFields } from '../profile/profile.ts';

/** Companies with a late task. */
export const LATE = `SELECT company_id FROM tasks WHERE ${isLate('tasks')}`;

const isMonthly = (
  task: string,
) => `${task}.kind = 'settlement' AND ${task}.status <> 'cancelled' AND length(${task}.period) = 7
  AND ${task}.period NOT LIKE '%Q%'`;

/** One value of the latest month's settlement among the tasks for which `visible` holds. */
const latest = (value: string, visible: string) => `(SELECT ${value} FROM tasks latest
  WHERE latest.company_id = companies.id AND ${isMonthly('latest')} AND ${visible} ORDER BY latest.period DESC LIMIT 1)`;

/** A suspended settlement keeps its previous status. */
const STATUS = `CASE latest.status WHEN 'suspended' THEN latest.status_before ELSE latest.status END`;
const DOCUMENTS = `json_build_object('due_at', latest.docs_due_at, 'state', CASE ${STATUS}
  WHEN 'awaiting_documents' THEN CASE WHEN latest.docs_due_at < ${TODAY} THEN 'late' ELSE 'waiting' END
  WHEN 'incomplete' THEN 'incomplete' ELSE 'complete' END)`;

const plainColumns = {
  id: 'companies.id',
  name: 'companies.name',
  company_type: 'companies.company_type',
  vat_number: 'companies.vat_number',
  lifecycle: 'companies.lifecycle',
  owner: personOf('owner'),
  city: 'companies.city',
  email: 'companies.email',
  phone: 'companies.phone',
  created_at: instant('companies.created_at'),
  updated_at: instant('companies.updated_at'),
  version: 'companies.version',
};

/** A row as the office sees it. */
export const rowColumns = {
  ...plainColumns,
  accounting_status: 'companies.accounting_status',
  open_tasks: 'companies.open_tasks',
  late_tasks: `(SELECT count(*) FROM tasks late WHERE late.company_id = companies.id AND ${isLate('late')})`,
  documents: latest(DOCUMENTS, 'true'),
};

/**
 * What the office shows its clients; employees of a company see no settlements. `link` is the row that connects the
 * caller to the company.
 */
const VISIBLE = (task: string) => `${task}.client_visible AND link.role <> 'employee'`;
const countOf = (condition: string) =>
  `(SELECT count(*) FROM tasks shown WHERE shown.company_id = companies.id AND shown.is_open AND ${VISIBLE('shown')} AND ${condition})`;

/** A row as users of the company see it, with their `link`. */
export const ownRowColumns = {
  ...plainColumns,
  accounting_status: latest('latest.status', VISIBLE('latest')),
  open_tasks: countOf('true'),
  late_tasks: countOf(isLate('shown')),
  documents: latest(DOCUMENTS, VISIBLE('latest')),
};

/** What is written about a company and answered as it is, in the part of the answer that the contract gives it. */
function writtenColumns(part: 'Company' | 'CompanyOffice'): Record<string, string> {
  const fields = Object.keys(schemaOfComponent(part).properties ?? {}).filter((field) => profileFields.has(field));
  return Object.fromEntries(fields.map((field) => [field, `companies.${field}`]));
}

/** The rest of a company's profile. */
export const profileColumns = {
  ...writtenColumns('Company'),
  pesel: `'*******' || companies.pesel_end`,
  payroll_owner: personOf('payroll_owner'),
};

/** Never the micro-account of a PESEL, which contains it. */
const PARTNERS = `(SELECT coalesce(json_agg(json_build_object('id', partner.id, 'name', partner.name, 'vat_number', partner.vat_number,
    'pesel', '*******' || partner.pesel_end, 'share', partner.share, 'taxation_form', partner.taxation_form,
    'income_period', partner.income_period, 'zus_scheme', partner.zus_scheme, 'zus_account', partner.zus_account,
    'tax_account', CASE WHEN partner.vat_number IS NOT NULL THEN partner.tax_account END) ORDER BY partner.place), '[]')
  FROM company_partners partner WHERE partner.company_id = companies.id)`;

const BENEFICIAL_OWNERS = `(SELECT coalesce(json_agg(json_build_object('id', owning.id, 'name', owning.name, 'pesel', '*******' || owning.pesel_end,
    'birth_date', owning.birth_date, 'citizenship', owning.citizenship, 'extent', owning.extent) ORDER BY owning.place), '[]')
  FROM beneficial_owners owning WHERE owning.company_id = companies.id)`;

/** Columns for the office only. */
export const officeColumns = {
  ...writtenColumns('CompanyOffice'),
  reviewer: personOf('reviewer'),
  partners: PARTNERS,
  beneficial_owners: BENEFICIAL_OWNERS,
};
