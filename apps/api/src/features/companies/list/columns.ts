import { isLate, isMonthly, isUnfinished, SETTLED_MONTH, TODAY } from '#domain/settlement/task-conditions.ts';
import { instant, personOf } from '#platform/database/list/columns.ts';
import { schemaOfComponent } from '#platform/http/contract/contract.ts';
import { profileFields } from '../profile/profile.ts';

/** Companies with a late task. */
export const LATE = `SELECT company_id FROM tasks WHERE ${isLate('tasks')}`;

/** The settlement of a month that is not cancelled; there is one at most. */
export const settlementOf = (month: string) => `LEFT JOIN tasks settlement ON settlement.company_id = companies.id
  AND settlement.kind = 'settlement' AND settlement.period = ${month} AND settlement.status <> 'cancelled'`;

/** One value of the latest month's settlement among the tasks for which `visible` holds. */
const latest = (value: string, visible: string) => `(SELECT ${value} FROM tasks latest
  WHERE latest.company_id = companies.id AND ${isMonthly('latest')} AND ${visible} ORDER BY latest.month DESC LIMIT 1)`;

/** A suspended settlement keeps its previous status. */
const documentsOf = (task: string) => `(SELECT json_build_object('due_at', ${task}.docs_due_at, 'state',
    CASE CASE ${task}.status WHEN 'suspended' THEN ${task}.status_before ELSE ${task}.status END
    WHEN 'awaiting_documents' THEN CASE WHEN ${task}.docs_due_at < ${TODAY} THEN 'late' ELSE 'waiting' END
    WHEN 'incomplete' THEN 'incomplete' ELSE 'complete' END,
    'received', count(*), 'to_check', count(*) FILTER (WHERE documents.state = 'to_check'), 'missing', (
      SELECT count(*) FROM document_requests JOIN document_request_items item ON item.request_id = document_requests.id
      WHERE document_requests.company_id = ${task}.company_id AND document_requests.month = ${task}.month AND is_open
        AND item.state IN ('missing', 'to_correct')))
  FROM documents WHERE documents.company_id = ${task}.company_id AND documents.month = ${task}.month
    AND direction = 'from_client' AND documents.state <> 'set_aside')`;

/** Documents of the `settlement`; null without one. */
export const DOCUMENTS = `CASE WHEN settlement.id IS NOT NULL THEN ${documentsOf('settlement')} END`;

/** What the office has not finished of the months before; null when there is nothing. */
const unfinishedBefore = (month: string) => `(SELECT json_build_object('count', count(*), 'month', min(older.month),
    'status', (array_agg(older.status ORDER BY older.month))[1])
  FROM tasks older WHERE older.company_id = companies.id AND ${isMonthly('older')} AND older.month < ${month}
    AND ${isUnfinished('older')} HAVING count(*) > 0)`;

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

/** A row as the office sees it, with the `settlement` of this month. */
export const rowColumns = (month: string) => ({
  ...plainColumns,
  accounting_month: 'settlement.month',
  accounting_status: 'settlement.status',
  unfinished_before: unfinishedBefore(month),
  open_tasks: 'companies.open_tasks',
  late_tasks: `(SELECT count(*) FROM tasks late WHERE late.company_id = companies.id AND ${isLate('late')})`,
  documents: DOCUMENTS,
});

/** A company by itself is shown with the month that is being settled. */
export const currentColumns = rowColumns(SETTLED_MONTH);
export const CURRENT_SETTLEMENT = settlementOf(SETTLED_MONTH);

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
  accounting_month: latest('latest.month', VISIBLE('latest')),
  accounting_status: latest('latest.status', VISIBLE('latest')),
  unfinished_before: 'NULL::json',
  open_tasks: countOf('true'),
  late_tasks: countOf(isLate('shown')),
  documents: latest(documentsOf('latest'), VISIBLE('latest')),
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
